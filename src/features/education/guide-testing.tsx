import { ReactionRuler } from './guide-charts.tsx';
import { Places, TestCard } from './guide-parts.tsx';
import type { Chapter } from './guide.ts';

export function Testing({ words, fieldTests }: Chapter<'testing'>) {
  return (
    <>
      <section>
        <h2>{words.fitnessTesting}</h2>
        <p>{words.aboutTesting}</p>
        <Places label={words.inThisPart} places={fieldTests.map(({ id, name }) => [id, name] as const)} />
        <p className="guide-warning">{words.safety}</p>
      </section>
      <div className="guide-tests">
        {fieldTests.map((test) => (
          <TestCard key={test.id} test={test} heading="h3" words={words}>
            {test.id === 'ruler-drop' && <ReactionRuler words={words} />}
          </TestCard>
        ))}
      </div>
    </>
  );
}
