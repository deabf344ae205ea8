-- Foods as staff have changed them, too: the range of energy becomes one of many, figures that nobody has entered are not known, and who leaves a disputed food out is told.
UPDATE foods SET data = (data - 'energyRange')
  || jsonb_build_object('per100g', '{"sugar": null, "zinc": null, "sodium": null, "vitaminA": null, "vitaminC": null, "folate": null, "b12": null, "water": null, "alcohol": null}'::jsonb || (data -> 'per100g'))
  || CASE WHEN data ? 'energyRange'
    THEN jsonb_build_object('ranges', jsonb_build_object('calories', data -> 'energyRange')) ELSE '{}'::jsonb END
  || CASE WHEN data ->> 'fasting' = 'disputed' AND NOT data ? 'disputedFor'
    THEN jsonb_build_object('disputedFor', CASE WHEN EXISTS (
      SELECT FROM jsonb_array_elements(data #> '{recipe,ingredients}') AS ingredient
      WHERE lower(ingredient -> 'name' ->> 'en') = 'honey') THEN 'honey' ELSE 'fish' END) ELSE '{}'::jsonb END;
