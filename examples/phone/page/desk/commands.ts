/** What the model’s stand-in does for a line of the student’s message that begins with `!`. */
export type Command = { name: string; line: string; tr: string; en: string }

const command = (line: string, tr: string, en: string): Command => ({
  name: /^!(\S*)/.exec(line)?.[1] ?? '',
  line,
  tr,
  en,
})

export const slowly = '!delay 150'
export const refusing = '!fail 503'

/** All that it knows, each with an example. */
export const commands: readonly Command[] = [
  command(slowly, 'iki parça arasında bu kadar milisaniye bekler', 'waits so many milliseconds between two tokens'),
  command('!first 5000', 'ilk parçadan önce bu kadar milisaniye bekler', 'waits so many milliseconds before the first'),
  command(refusing, 'bu HTTP hatasıyla reddeder', 'refuses with this HTTP status'),
  command('!hang', 'hiç yanıt vermez', 'never answers'),
  command('!break 5', 'bu kadar parçadan sonra bağlantıyı koparır', 'drops the connection after so many tokens'),
  command('!garbage', 'bozuk bir akış gönderir', 'sends a malformed stream'),
  command(
    '!fault reset 5',
    'bu kadar parçadan sonra akışı böyle bozar: closed, reset, silent, comments, malformed, error',
    'breaks the stream so after so many tokens: closed, reset, silent, comments, malformed, error',
  ),
  command('!say İlk balon\\n\\nİkinci balon', 'tam olarak bunu yazar', 'says exactly this'),
  command('!tokens 200', 'bu kadar parça yazar', 'writes so many tokens'),
  command('!tool get_journey {}', 'bu aracı çağırır, sonucunu yineler', 'calls this tool and repeats its result'),
  command('!step', 'sonraki çağrıları yeni bir adıma koyar', 'puts the calls that follow into another step'),
  command('!loop get_journey {}', 'her adımda bu aracı çağırır', 'calls this tool at every step'),
  command('!hint yeni', 'yanıtı ipucu olarak işaretler', 'marks the answer as a hint'),
  command('!care low/other', 'yanıtı sıkıntı olarak işaretler', 'marks the answer as one to distress'),
  command('!moderate self-harm 0.9', 'denetim bu puanı verir', 'the moderation gives this score'),
  command('!moderate-after 500', 'denetim bu kadar milisaniye bekler', 'the moderation waits so many milliseconds'),
  command('!moderate-fail 503', 'denetim bu HTTP hatasıyla reddeder', 'the moderation refuses with this HTTP status'),
  command('!moderate-hang', 'denetim hiç yanıt vermez', 'the moderation never answers'),
  command('!moderate-garbage', 'denetim bozuk bir yanıt verir', 'the moderation answers garbage'),
  command(
    '!for stand-in fail 503',
    'komut yalnızca bu addaki modele gider',
    'the command is for the model of this name',
  ),
]
