import type { ReactNode } from 'react';
import { gold, green, ink, Person, Plate, soft, Word } from './guide-person.tsx';
import type { Words } from './guide.ts';

/** How a test is set up, by the test's id; null for one that needs no drawing. */
export function TestDrawing({ id, words }: { id: string; words: Words }): ReactNode {
  switch (id) {
    case 'sit-and-reach':
      return <SitAndReach words={words} />;
    case 'vertical-jump':
      return <VerticalJump words={words} />;
    case 'medicine-ball-throw':
      return <MedicineBallThrow words={words} />;
    case 'ruler-drop':
      return <RulerDrop words={words} />;
    case 'forty-metre-sprint':
      return <Sprint words={words} />;
    default:
      return null;
  }
}

/** All exercise is activity; together they lead to fitness. */
export function FitnessDrawing({ words, terms }: { words: Words; terms: readonly string[] }) {
  const [activity, exercise, fitness] = terms;
  return (
    <Plate box="0 0 320 176" label={words.fitnessDrawing}>
      <rect x="10" y="12" width="206" height="128" rx="14" fill="#e7f0e9" stroke={green} />
      <rect x="26" y="66" width="174" height="60" rx="12" fill={green} stroke="none" />
      <path d="M230 76h34M254 66l12 10l-12 10" stroke={gold} strokeWidth="5" />
      <Person
        head={[292, 42]}
        torso="M292 62V84"
        limbs="M292 62L276 44L268 22M292 62L308 44L314 22M292 86L282 122M292 86L302 122"
      />
      <Word x={24} y={44}>
        {activity}
      </Word>
      <text x="42" y="101" fill="#ffffff" stroke="none">
        {exercise}
      </text>
      <Word x={310} y={154} anchor="end">
        {fitness}
      </Word>
    </Plate>
  );
}

/** Where the tape lies: half-way between the lowest rib and the hip bone. */
export function WaistDrawing({ words }: { words: Words }) {
  return (
    <Plate box="0 0 260 176" label={words.waistDrawing}>
      <path d="M34 8c-6 22-12 52-14 88M122 8c6 22 12 52 14 88" strokeWidth="15" stroke={soft} opacity=".35" />
      <path
        d="M44 0c-2 32 4 58 10 82c-6 24-14 40-16 94h80c-2-54-10-70-16-94c6-24 12-50 10-82z"
        fill={ink}
        stroke="none"
      />
      <path d="M54 48q12 14 22 2M102 48q-12 14-22 2M52 34q12 12 24 2M104 34q-12 12-24 2" stroke="#5e5349" />
      <path d="M48 118q14-16 26-8M108 118q-14-16-26-8" stroke="#5e5349" />
      <path d="M53 84q25 9 50 0" stroke={gold} strokeWidth="8" strokeLinecap="butt" />
      <path d="M104 56h46M106 84h44M108 112h42" strokeDasharray="1 5" />
      <Word x={154} y={60}>
        {words.lowestRib}
      </Word>
      <Word x={154} y={88}>
        {words.tape}
      </Word>
      <Word x={154} y={116}>
        {words.hipBone}
      </Word>
    </Plate>
  );
}

function SitAndReach({ words }: { words: Words }) {
  return (
    <Plate box="0 0 240 118" label={words.reachDrawing}>
      <rect x="66" y="93" width="150" height="9" fill={gold} stroke="none" />
      <path d="M66 93v9M88 93v4M110 93v4M132 93v4M154 93v9M176 93v4M198 93v4" strokeWidth="1" />
      <Word x={66} y={114} anchor="middle">
        0
      </Word>
      <Word x={154} y={114} anchor="middle">
        38
      </Word>
      <Person
        head={[110, 42]}
        torso="M62 78L94 52"
        limbs="M60 83H146l4-15M94 52L128 66L172 72"
        working="M68 86H120M62 80L84 62"
      />
    </Plate>
  );
}

function VerticalJump({ words }: { words: Words }) {
  return (
    <Plate box="0 0 240 200" label={words.jumpDrawing}>
      <path d="M120 4V194M20 194H220" stroke={soft} />
      <path d="M88 72H118M88 30H118" stroke={gold} strokeWidth="3" />
      <path d="M96 36V66M92 40l4-5l4 5M92 62l4 5l4-5" strokeWidth="1.5" />
      <Word x={82} y={55} anchor="end">
        {words.yourScore}
      </Word>
      <Person
        head={[88, 98]}
        torso="M92 120L90 146"
        limbs="M92 118L112 76M92 120L78 146M90 146L88 188h8M90 146L98 188"
      />
      <Person
        head={[152, 50]}
        torso="M148 74L152 100"
        limbs="M148 72L126 34M148 74L166 94M152 100L146 128L158 152M152 100L164 124L176 144"
        working="M152 102L147 124M153 102L162 121"
      />
    </Plate>
  );
}

function MedicineBallThrow({ words }: { words: Words }) {
  return (
    <Plate box="0 0 260 130" label={words.throwDrawing}>
      <path d="M14 6V98H250" stroke={soft} />
      <path d="M92 40Q150 4 222 90" strokeDasharray="1 7" />
      <path d="M14 110H222M18 106l-4 4l4 4M218 106l4 4l-4 4" strokeWidth="1.5" />
      <path d="M222 90v8" stroke={gold} strokeWidth="5" />
      <Word x={118} y={125} anchor="middle">
        {words.yourScore}
      </Word>
      <Person
        head={[34, 28]}
        torso="M30 52V82"
        limbs="M30 88H90l2-12M30 52L48 62L66 50"
        working="M31 51L48 61L64 51"
      />
      <circle cx="80" cy="46" r="11" fill={gold} stroke="none" />
    </Plate>
  );
}

function RulerDrop({ words }: { words: Words }) {
  return (
    <Plate box="0 0 240 150" label={words.rulerDrawing}>
      <path d="M0 128H84" stroke={soft} strokeWidth="8" />
      <rect x="108" y="18" width="18" height="88" rx="2" fill={gold} stroke="none" />
      <path d="M108 97h9M108 88h6M108 79h9M108 70h6M108 61h9M108 52h6M108 43h9M108 34h6" strokeWidth="1" />
      <path d="M0 110H70" strokeWidth="18" />
      <path d="M70 104L104 98M72 114Q118 122 132 104" strokeWidth="8" />
      <path d="M240 14H168" strokeWidth="18" />
      <path d="M168 10L130 20M168 18L112 34" strokeWidth="7" />
      <path d="M152 52V84M147 79l5 6l5-6" stroke={green} strokeWidth="3" />
      <Word x={160} y={72}>
        {words.itFalls}
      </Word>
      <Word x={138} y={112}>
        0
      </Word>
    </Plate>
  );
}

function Sprint({ words }: { words: Words }) {
  const marks = [
    [24, '0'],
    [206, '35'],
    [236, words.metres40],
  ] as const;
  return (
    <Plate box="0 0 270 112" label={words.sprintDrawing}>
      <path d="M10 92H262" stroke={soft} />
      {marks.map(([x, metres]) => (
        <g key={x}>
          <path d={`M${x - 6} 92l6-16l6 16z`} fill={gold} stroke="none" />
          <Word x={x} y={106} anchor="middle">
            {metres}
          </Word>
        </g>
      ))}
      <Person
        head={[104, 14]}
        torso="M96 34L90 54"
        limbs="M96 32L110 44L120 34M96 32L80 42L72 30M90 56L110 64L104 86h8M90 56L74 72L54 70"
        working="M91 57L107 63M89 58L76 70"
      />
    </Plate>
  );
}
