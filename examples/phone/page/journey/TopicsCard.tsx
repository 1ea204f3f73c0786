import type { Client } from '@yoldas/client'
import { useCallback } from 'react'
import { Chart, ChartCard } from './ChartCard.tsx'
import { TopicsFigure } from './figures.tsx'
import { sayMoreTopics, topicBars, topicTable } from './series.ts'
import { useJourney } from './useJourney.ts'

export function TopicsCard({ client }: { client: Client }) {
  const read = useCallback(() => client.journey.topics(), [client])
  return (
    <ChartCard
      title="Konular"
      reading={useJourney(client, read, { name: 'topics' })}
      isEmpty={({ topics }) => topics.length === 0}
      empty="Çalıştığın konular burada toplanır. Soru sayılarını da yazarsan başarın görünür."
    >
      {({ topics, hasMore }) => {
        const bars = topicBars(topics)
        return (
          <>
            <Chart
              caption="Tekrar isteyen konular"
              summary={bars.map(({ label, percent }) => `${label}: yüzde ${percent}`).join(', ') || 'Soru sayısı yok.'}
              table={topicTable(topics)}
            >
              {bars.length > 0 ? (
                <TopicsFigure bars={bars} />
              ) : (
                <p className="journey-empty">
                  Doğru ve yanlış sayılarını da yazarsan konulardaki başarın burada görünür.
                </p>
              )}
            </Chart>
            {hasMore && <p className="journey-hint">{sayMoreTopics(topics.length)}</p>}
          </>
        )
      }}
    </ChartCard>
  )
}
