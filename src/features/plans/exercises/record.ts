import { searchText } from '#src/lib/search.ts';
import { exerciseCategoryLabels } from './labels.ts';
import { muscleGroupLabels, muscleLabels } from './muscles.ts';
import type { Exercise } from './schema.ts';

/** An exercise by the columns of its table; a search knows it by its name, muscles and equipment in every language. */
export function exerciseRecord(exercise: Exercise) {
  const { id, name, description, category, equipment, muscleGroup } = exercise;
  const muscles = [...exercise.targetMuscles, ...exercise.secondaryMuscles].map(
    (muscle) => muscleLabels[muscle],
  );
  const search_text = searchText({
    title: name,
    description,
    category,
    categoryLabel: exerciseCategoryLabels[category],
    tags: [muscleGroupLabels[muscleGroup], ...muscles, ...equipment],
  });
  return { id, data: exercise, search_text };
}
