import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PlaceId } from '#src/lib/scenes/scene.ts';

/**
 * What a search result, a browser's tab and a shared link say of the page. React moves it all into the document's head.
 * The title comes without the product's name, which is put behind it.
 */
export function PageHead({ title, description }: { title: string; description: string }) {
  const { t } = useLingui();
  return (
    <>
      <title>{`${title} · ${t`Birtu`}`}</title>
      <meta name="description" content={description} />
      {/* Read by those only who ask the server for the page. */}
      {import.meta.env.SSR && (
        <>
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
        </>
      )}
    </>
  );
}

interface SceneProps {
  readonly place: PlaceId;
  /** Where it stands further down: it comes as one gets near. */
  readonly isLater?: boolean;
}

/** The drawing of a place, which only one page has. */
export const Scene = ({ place, isLater }: SceneProps) => (
  <img
    src={`/figures/scene-${place}.svg`}
    width="640"
    height="280"
    loading={isLater ? 'lazy' : undefined}
    alt=""
    className="plate scene no-print"
  />
);

/** What a page begins with, beside its place; on a phone above it. */
export const SceneHead = ({ place, children }: { place: PlaceId; children: ReactNode }) => (
  <header className="scene-head">
    <div className="grid gap-2">{children}</div>
    <Scene place={place} />
  </header>
);
