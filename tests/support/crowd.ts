import { createClient } from '@libsql/client'

/**
 * More books for an owner, each like the first they have, written at once and past the repository: to make five hundred one by
 * one takes a libSQL server half a minute, and is not what a test of the five hundred and first is about.
 */
export async function crowd(url: string, owner: string, count: number): Promise<void> {
  const client = createClient({ url })
  try {
    const columns = (await client.execute('pragma table_info(books)')).rows.map(({ name }) => String(name))
    const copied = columns.map((name) => (name === 'id' ? '(select max(id) from books) + numbers.n' : `one.${name}`))
    await client.execute({
      sql: `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ?)
        insert into books (${columns.join(', ')})
        select ${copied.join(', ')} from (select * from books where owner = ? limit 1) one, numbers`,
      args: [count, owner],
    })
  } finally {
    client.close()
  }
}
