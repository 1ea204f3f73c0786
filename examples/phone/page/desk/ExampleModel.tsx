import { useDeskLanguage } from './language.tsx'

/** Says that the answers are an example's, and how to have a real model. */
export function ExampleModel() {
  const { language, words } = useDeskLanguage()
  return (
    <p className="desk-model" lang={language}>
      {words.exampleModel} {words.exampleModelHow} <code>MODEL_BASE_URL=… MODEL_API_KEY=… MODEL_NAME=… npm start</code>
    </p>
  )
}
