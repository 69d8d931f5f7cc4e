import {Component, useLayoutEffect, type ComponentType, type ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';

import {IslandProviders, Slot} from './providers';

interface Options {
  /** The island's element; what it holds is the component's HTML. */
  readonly host: HTMLElement;
  readonly Component: ComponentType<Record<string, unknown>>;
  /** As the page wrote them, without children. */
  readonly props: Readonly<Record<string, unknown>>;
  /** Called when the handlers are attached. */
  readonly onMounted: () => void;
  /** Called with whatever the component throws, while it mounts or later. */
  readonly onError: (error: unknown) => void;
}

/** Hands what its children throw to the island's element, which shows the server's HTML again. */
class Boundary extends Component<{
  readonly onError: Options['onError'];
  readonly children: ReactNode;
}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError(): {hasFailed: boolean} {
    return {hasFailed: true};
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

function Mounted({onMounted}: Pick<Options, 'onMounted'>): null {
  useLayoutEffect(onMounted, [onMounted]);
  return null;
}

/** Brings an island to life. @returns its root */
export function mountIsland({host, Component: Island, props, onMounted, onError}: Options) {
  // Not that of an island inside this one's children.
  const slot = [...host.querySelectorAll('island-slot')].find(
    (each) => each.closest('site-island') === host,
  );
  return hydrateRoot(
    host,
    <Boundary onError={onError}>
      <IslandProviders>
        <Island {...props}>{slot ? <Slot html={slot.innerHTML} /> : undefined}</Island>
      </IslandProviders>
      <Mounted onMounted={onMounted} />
    </Boundary>,
    {onRecoverableError: (error) => console.warn(error)},
  );
}
