/**
 * `npm run bench:existence`: how long it takes to be told about an account that exists and about one that does not,
 * where existence is hidden. Known and unknown take turns, so that what else the machine does falls on both alike.
 */
import { performance } from 'node:perf_hooks';
import { onStage, signUp } from './stage.ts';

const rounds = 250;

/** What is asked of either kind. The path is that of a page, with which a mail of either form is asked for. */
const calls: Readonly<Record<string, (product: string, email: string) => Promise<Response>>> = {
  'sign-in with a wrong password': (product, email) =>
    post(`${product}/auth/v1/token?grant_type=password`, { email, password: 'Not-the-one-12' }),
  'confirmation again': (product, email) => post(`${product}/auth/v1/resend`, { type: 'signup', email }),
  'reset by link': (product, email) => recover(product, email, '/set-new-password'),
  'reset by code': (product, email) => recover(product, email, '/verify-reset-otp'),
};

const post = (url: string, body: object) => fetch(url, { method: 'POST', body: JSON.stringify(body) });

const recover = (product: string, email: string, page: string) =>
  post(`${product}/auth/v1/recover?redirect_to=${encodeURIComponent(product + page)}`, { email });

/** Answers of one kind, and how long they took. */
class Sample {
  private readonly milliseconds: number[] = [];
  private readonly answers = new Set<string>();

  async add(ask: () => Promise<Response>): Promise<void> {
    const started = performance.now();
    const answer = await ask();
    const text = await answer.text();
    this.milliseconds.push(performance.now() - started);
    this.answers.add(`${answer.status} ${text}`);
  }

  row(): string {
    const sorted = this.milliseconds.toSorted((a, b) => a - b);
    const at = (part: number) => sorted[Math.floor(sorted.length * part)]!.toFixed(2);
    return [[...this.answers].join('; '), at(0.1), at(0.5), at(0.9)].join(' | ');
  }
}

await onStage(
  import.meta.url,
  // There is nothing to compare with but the product itself.
  ({ ready }) => ready(),
  async ({ product }) => {
    const known = Array.from({ length: rounds }, (_, index) => `known-${index}@example.et`);
    for (const email of known) await signUp(product, email);
    console.log(
      '| call | | status and text | p10 ms | median ms | p90 ms |\n| --- | --- | --- | ---: | ---: | ---: |',
    );
    for (const [name, call] of Object.entries(calls)) {
      const found = { known: new Sample(), unknown: new Sample() };
      for (const [index, email] of known.entries()) {
        const pair = [
          ['known', email],
          ['unknown', `un${email}`],
        ] as const;
        // Whoever comes second finds the machine warmer.
        for (const [kind, address] of index % 2 === 0 ? pair : pair.toReversed())
          await found[kind].add(() => call(product, address));
      }
      for (const [kind, sample] of Object.entries(found))
        console.log(`| ${name} | ${kind} | ${sample.row()} |`);
    }
  },
  // So that the accounts wait for a confirmation.
  { HIDE_ACCOUNT_EXISTENCE: '1', EMAIL_CONFIRMATION: 'required' },
);
