import { afterEach, expect, it } from 'vitest';
import { createAnswerJudge } from './create-answer-judge.ts';
import { serveModel } from './testing/serve-model.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const text = 'Acme is “solid”.\nMany choose it.';
async function judge(said: string) {
  const served = await serveModel(() => ({ text: said }), { tries: 1 });
  open.push(served.close);
  const judgement = await createAnswerJudge(served.model)(
    { text, name: 'Acme' },
    new AbortController().signal,
  );
  return { judgement, requests: served.requests };
}

it('says how an answer speaks of a brand, with the words of the answer that show it', async () => {
  const { judgement, requests } = await judge('{"judgement":1,"passage":"Acme is “solid”."}');
  expect(judgement).toEqual({ value: 1, passage: 'Acme is “solid”.' });
  expect(requests[0]?.messages[1]?.content).toContain('speak of "Acme"');
});

it.each([
  ['a passage that the answer does not say', '{"judgement":1,"passage":"Acme is the best."}'],
  ['a passage in other signs', '{"judgement":1,"passage":"Acme is \\"solid\\"."}'],
  ['no passage', '{"judgement":-1,"passage":null}'],
  ['nothing of the brand', '{"judgement":null,"passage":null}'],
  ['another judgement', '{"judgement":2,"passage":"Acme is “solid”."}'],
  ['no JSON', 'It is great!'],
])('takes %s for none', async (_what, said) => {
  expect((await judge(said)).judgement).toBeNull();
});
