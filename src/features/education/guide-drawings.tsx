import type { ReactNode } from 'react';
import { Chair, edge, far, gold, Person, Plate, Word } from './guide-person.tsx';
import type { Words } from './guide.ts';

const green = 'var(--green)';

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
      <rect x="10" y="12" width="206" height="128" rx="14" fill="var(--green-tint)" stroke={green} />
      <rect x="26" y="66" width="174" height="60" rx="12" fill={green} stroke="none" />
      <path d="M230 76h34M254 66l12 10l-12 10" stroke={gold} strokeWidth="5" />
      <Person posture="cheering" at="translate(206 1) scale(.72)" />
      <Word x={24} y={44}>
        {activity}
      </Word>
      <text x="42" y="101" fill="var(--on-green)" stroke="none">
        {exercise}
      </text>
      <Word x={310} y={154} anchor="end">
        {fitness}
      </Word>
    </Plate>
  );
}

/** What everyone stands on. */
const Ground = () => <path d="M12 185.5H228" stroke={edge} />;

/** Where the tape lies: half-way between the lowest rib and the hip bone. */
export function WaistDrawing({ words }: { words: Words }) {
  return (
    <Plate box="0 0 240 144" label={words.waistDrawing}>
      <Person posture="waist" at="translate(-72 -42) scale(1.32)" />
      <g stroke={far} strokeWidth="1.5">
        <path d="M72 74q9 2 13 9M100 74q-9 2-13 9M75 68q7 1 10 6M97 68q-7 1-10 6" />
        <path d="M68.5 101q4-7 11-4M103.5 101q-4-7-11-4" />
        <path d="M105 80h28M105 89l28 5M108 97l25 12" stroke="var(--soft)" strokeDasharray="0 4" />
      </g>
      <path d="M70 87q16 4.5 32 0" stroke={gold} strokeWidth="6" strokeLinecap="butt" />
      <Word x={140} y={82}>
        {words.lowestRib}
      </Word>
      <Word x={140} y={98}>
        {words.tape}
      </Word>
      <Word x={140} y={114}>
        {words.hipBone}
      </Word>
    </Plate>
  );
}

/** The tape lies on the floor, the soles at 38 of its centimetres. */
function SitAndReach({ words }: { words: Words }) {
  return (
    <Plate box="0 104 240 104" label={words.reachDrawing}>
      <path d="M12 184.5H228" stroke={edge} />
      <rect x="111" y="184" width="84" height="6" rx="1" fill={gold} stroke="none" />
      <path d="M111 190v-6M127 190v-3M143 190v-6M159 190v-3M175 190v-3M191 190v-3" strokeWidth="1" />
      <path d="M153 164v17" strokeWidth="1.5" strokeDasharray="0 4" />
      <Word x={111} y={203} anchor="middle">
        0
      </Word>
      <Word x={143} y={203} anchor="middle">
        38
      </Word>
      <Person posture="reaching" />
    </Plate>
  );
}

/** The same person twice before the wall: standing, and at the top of the jump. */
function VerticalJump({ words }: { words: Words }) {
  return (
    <Plate box="0 -32 240 226" label={words.jumpDrawing}>
      <rect x="24" y="-26" width="192" height="211" rx="3" fill="var(--gold-tint)" stroke="none" />
      <Ground />
      <path d="M82 20H118M118-14H158" strokeWidth="1.5" strokeDasharray="0 4" />
      <path d="M62 20H82M154-14H174" stroke={gold} strokeWidth="4" />
      <path d="M112-10V16M108-6l4-5l4 5M108 12l4 5l4-5" strokeWidth="1.5" />
      <Word x={104} y={7} anchor="end">
        {words.yourScore}
      </Word>
      <Person posture="touching" />
      <Person posture="jumping" />
    </Plate>
  );
}

function MedicineBallThrow({ words }: { words: Words }) {
  return (
    <Plate box="0 92 240 122" label={words.throwDrawing}>
      <path d="M20 98V185.5H228" stroke={edge} />
      <path d="M106 116Q168 92 213 176" strokeDasharray="0 6" />
      <path d="M214 181v8" stroke={gold} strokeWidth="4" />
      <path d="M20 196H214M24 192l-4 4l4 4M210 192l4 4l-4 4" strokeWidth="1.5" />
      <Word x={117} y={208} anchor="middle">
        {words.yourScore}
      </Word>
      <Person posture="throwing" />
      <circle cx="92" cy="122" r="10" fill={gold} stroke="none" />
    </Plate>
  );
}

function RulerDrop({ words }: { words: Words }) {
  return (
    <Plate box="0 28 240 166" label={words.rulerDrawing}>
      <Ground />
      <g transform="translate(14 0)">
        <path d="M66 120.5H101M97 123V183" stroke={gold} strokeWidth="5" />
        <Chair x={46} />
        <Person posture="helping" at="matrix(-1 0 0 1 232 0)" />
        <Person posture="catching" />
        <rect x="107" y="77" width="7" height="36" rx="1" fill={gold} stroke="none" />
        <path d="M107 110h4M107 104h3M107 98h4M107 92h3M107 86h4" strokeWidth="1" />
        <path d="M125 90V112M121 107l4 5l4-5" stroke={green} />
        <Word x={110.5} y={125} anchor="middle">
          0
        </Word>
        <Word x={121} y={139} anchor="middle">
          {words.itFalls}
        </Word>
      </g>
    </Plate>
  );
}

function Sprint({ words }: { words: Words }) {
  const marks = [
    [22, '0'],
    [187, '35'],
    [213, words.metres40],
  ] as const;
  return (
    <Plate box="0 22 240 182" label={words.sprintDrawing}>
      <Ground />
      {marks.map(([x, metres]) => (
        <g key={x}>
          <path d={`M${x - 6} 184.5l6-16l6 16z`} fill={gold} stroke="none" />
          <Word x={x} y={199} anchor="middle">
            {metres}
          </Word>
        </g>
      ))}
      <Person posture="sprinting" />
    </Plate>
  );
}
