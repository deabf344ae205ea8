-- A plan holds what staff have written. What follows from its sets and exercises, a focus in nobody's words too, is told
-- whenever it is read (`src/features/plans/fitness/schedule.ts`).
WITH "labels"("place", "muscle_group", "label") AS (VALUES
  (1, 'full-body', '{"en": "Full body", "am": "ሙሉ ሰውነት"}'::jsonb),
  (2, 'legs', '{"en": "Legs and glutes", "am": "እግርና መቀመጫ"}'::jsonb),
  (3, 'chest', '{"en": "Chest", "am": "ደረት"}'::jsonb),
  (4, 'back', '{"en": "Back", "am": "ጀርባ"}'::jsonb),
  (5, 'shoulders', '{"en": "Shoulders", "am": "ትከሻ"}'::jsonb),
  (6, 'arms', '{"en": "Arms", "am": "ክንድ"}'::jsonb),
  (7, 'core', '{"en": "Core", "am": "ሆድና ወገብ"}'::jsonb))
UPDATE "fitness_plans" AS plan
SET "data" = plan."data" - 'averageWorkoutTime' - 'muscleGroups' || jsonb_build_object('schedule', (
  SELECT coalesce(jsonb_agg(day.value - 'totalEstimatedTime' - 'totalCaloriesBurn' || jsonb_build_object(
      'exercises', (
        SELECT coalesce(jsonb_agg(exercise.value - 'estimatedTime' || jsonb_build_object('sets', (
            SELECT coalesce(jsonb_agg(one.value - 'setNumber' ORDER BY one.place), '[]')
            FROM jsonb_array_elements(exercise.value->'sets') WITH ORDINALITY AS one(value, place)))
          ORDER BY exercise.place), '[]')
        FROM jsonb_array_elements(day.value->'exercises') WITH ORDINALITY AS exercise(value, place)),
      'focusAreas', CASE WHEN day.value->'focusAreas' = (
        SELECT coalesce(jsonb_agg("label" ORDER BY "place"), '[]') FROM "labels"
        WHERE "muscle_group" IN (
          SELECT known."data"->>'muscleGroup' FROM "exercises" AS known
          WHERE known."id" IN (
            SELECT used->>'exerciseId' FROM jsonb_array_elements(day.value->'exercises') AS used)))
        THEN '[]' ELSE day.value->'focusAreas' END)
    ORDER BY day.place), '[]')
  FROM jsonb_array_elements(plan."data"->'schedule') WITH ORDINALITY AS day(value, place)))
WHERE jsonb_typeof(plan."data"->'schedule') = 'array';
