import {
  choiceColumn,
  choicesColumn,
  listColumns,
  numberColumn,
  referenceColumn,
  textColumn,
  textColumns,
  type ImportKind,
} from '#src/lib/csv-columns.ts';
import { cautionLabels } from '../cautions.ts';
import { gearLabels } from '../gear.ts';
import { exerciseCategoryLabels, levelLabels } from '../labels.ts';
import { muscleGroupLabels, muscleLabels } from '../muscles.ts';
import { patternLabels } from '../patterns.ts';
import { fieldsOf } from './exercise-fields.ts';

/** The columns of a table of exercises, which fill in the editor's form. */
export const exerciseImport: ImportKind = {
  columns: [
    ...textColumns({
      name: 'name',
      path: ['name'],
      example: { en: 'Push-up at the wall', am: 'ግድግዳ ላይ ፑሽ አፕ' },
    }),
    ...textColumns({
      name: 'description',
      path: ['description'],
      example: { en: 'The lightest push-up, standing.', am: 'ቆሞ የሚሠራ፣ ከሁሉም የቀለለ ፑሽ አፕ።' },
    }),
    choiceColumn({ name: 'category', path: ['category'], example: 'strength' }, exerciseCategoryLabels),
    choiceColumn({ name: 'difficulty', path: ['difficulty'], example: 'beginner' }, levelLabels),
    choiceColumn({ name: 'muscle_group', path: ['muscleGroup'], example: 'chest' }, muscleGroupLabels),
    choiceColumn({ name: 'pattern', path: ['pattern'], example: 'push' }, patternLabels),
    numberColumn({ name: 'estimated_time', path: ['estimatedTime'], example: '5' }),
    numberColumn({ name: 'calories_burn', path: ['caloriesBurn'], example: '' }),
    ...listColumns({
      name: 'steps',
      path: ['steps'],
      example: {
        en: 'Stand an arm’s length from a wall | Put both hands on it | Bend the elbows, then push back',
        am: 'ከግድግዳ አንድ ክንድ ርቀው ይቁሙ | ሁለቱንም እጆች ግድግዳው ላይ ያድርጉ | ክርንዎን አጥፈው ወደ ኋላ ይግፉ',
      },
    }),
    ...listColumns({
      name: 'tips',
      path: ['tips'],
      example: { en: 'Breathe out as you push', am: 'ሲገፉ አየር ያስወጡ' },
    }),
    ...listColumns({
      name: 'common_mistakes',
      path: ['commonMistakes'],
      example: { en: 'The hips sag', am: 'ዳሌ ወደ ታች ይወርዳል' },
    }),
    ...textColumns({
      name: 'easier',
      path: ['variations', 'easier'],
      example: { en: 'Stand nearer to the wall', am: 'ወደ ግድግዳው ቀረብ ይበሉ' },
    }),
    ...textColumns({
      name: 'harder',
      path: ['variations', 'harder'],
      example: { en: 'Stand further away', am: 'ከግድግዳው ራቅ ይበሉ' },
    }),
    referenceColumn({ name: 'easier_exercise', path: ['easierId'], example: '' }),
    referenceColumn({ name: 'harder_exercise', path: ['harderId'], example: 'push-up' }),
    ...listColumns({ name: 'equipment', path: ['equipment'], example: { en: 'A wall', am: 'ግድግዳ' } }),
    choicesColumn({ name: 'gear', path: ['gear'], example: 'wall' }, gearLabels),
    choicesColumn(
      { name: 'target_muscles', path: ['targetMuscles'], example: 'chest | triceps' },
      muscleLabels,
    ),
    choicesColumn(
      { name: 'secondary_muscles', path: ['secondaryMuscles'], example: 'shoulders' },
      muscleLabels,
    ),
    choicesColumn({ name: 'cautions', path: ['cautions'], example: '' }, cautionLabels),
    textColumn({ name: 'gif_url', path: ['gifUrl'], example: '' }),
    textColumn({ name: 'image', path: ['image'], example: '' }),
    textColumn({ name: 'video_url', path: ['videoUrl'], example: '' }),
  ],
  blank: () => fieldsOf(null),
  draftOf: (fields) => fields,
  naming: 'name',
};
