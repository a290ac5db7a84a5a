import { afterAll, beforeAll, beforeEach, setDefaultTimeout } from 'bun:test'
import { type FakeOptions, startFakeOpenAi } from './fake-openai/fake-openai.ts'
import type { Task } from './fake-openai/faults.ts'
import { modelEnvironment } from './model-environment.ts'
import { type Parent, startServer, type TestServer } from './server.ts'

/** A server whose books are made by the models of a fake service, and a parent of it; for the tests of one file. */
export function aModelServer(environment: Record<string, string> = {}, options: FakeOptions = {}) {
  let fake: ReturnType<typeof startFakeOpenAi>
  let server: TestServer
  let parent: Parent
  // Whole books on a machine that may be busy.
  setDefaultTimeout(90_000)
  beforeAll(async () => {
    fake = startFakeOpenAi(options)
    server = await startServer({ environment: modelEnvironment(fake.url, environment) })
    parent = await server.parent()
  })
  afterAll(async () => {
    await server.stop()
    await fake.stop()
  })
  beforeEach(() => {
    fake.behave()
    fake.settings.delays = {}
  })
  return {
    get fake() {
      return fake
    },
    get server() {
      return server
    },
    get parent() {
      return parent
    },
    /** What is asked of the service from now on, by what it is for. */
    fromNow() {
      const before = fake.journal.length
      return (...tasks: Task[]) => fake.journal.slice(before).filter(({ task }) => tasks.includes(task))
    },
    storyOf: async (id: number) => (await server.ports.books.find(id))?.story,
  }
}
