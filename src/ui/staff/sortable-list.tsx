import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface SortableListProps<Item> {
  items: readonly Item[];
  /** Names an item to whoever hears it, by its place in the list. */
  nameOf: (item: Item, index: number) => string;
  onMove: (from: number, to: number) => void;
  /** What is shown of an item; `handle` is what it is held by. */
  children: (item: Item, index: number, handle: ReactNode) => ReactNode;
  className?: string;
  /** Its items stand beside each other, line by line, all of one width: each moves to where another stood. */
  isWrapped?: boolean;
}

/** A list that is put in order by dragging, or by keyboard: Space takes hold, arrows move, Space lets go. */
export function SortableList<Item extends { readonly key: string }>({
  items,
  nameOf,
  onMove,
  children,
  className = '',
  isWrapped = false,
}: SortableListProps<Item>) {
  const { t } = useLingui();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (key: UniqueIdentifier) => items.findIndex((item) => item.key === key);
  const called = (key: UniqueIdentifier) => {
    const place = placeOf(key);
    const item = items[place];
    return item ? nameOf(item, place) : '';
  };
  const total = items.length;
  const positionOf = (key: UniqueIdentifier) => placeOf(key) + 1;
  function end({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        screenReaderInstructions: {
          draggable: t`To move it, press Space, then the arrow keys, then Space again. Escape puts it back.`,
        },
        announcements: {
          onDragStart: ({ active }) => t`${called(active.id)} is held.`,
          onDragOver: ({ active, over }) =>
            over ? t`${called(active.id)}: place ${positionOf(over.id)} of ${total}.` : undefined,
          onDragEnd: ({ active, over }) =>
            over ? t`${called(active.id)} is put at place ${positionOf(over.id)} of ${total}.` : undefined,
          onDragCancel: ({ active }) => t`${called(active.id)} is back at its place.`,
        },
      }}
    >
      <SortableContext
        items={items.map(({ key }) => key)}
        strategy={isWrapped ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ol className={className}>
          {items.map((item, index) => (
            <SortableItem key={item.key} id={item.key} name={nameOf(item, index)}>
              {/* One alone has nowhere to go. */}
              {(handle) => children(item, index, items.length > 1 && handle)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface SortableItemProps {
  id: string;
  name: string;
  children: (handle: ReactNode) => ReactNode;
}

function SortableItem({ id, name, children }: SortableItemProps) {
  const { t } = useLingui();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={t`Move: ${name}`}
      className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-card text-soft hover:text-ink"
    >
      <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
        {[6, 12, 18].flatMap((y) => [9, 15].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.6" />))}
      </svg>
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      // A moving item keeps its size.
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={isDragging ? 'relative z-10 opacity-80' : undefined}
    >
      {children(handle)}
    </li>
  );
}
