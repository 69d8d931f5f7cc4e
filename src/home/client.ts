import {inBrowser} from '../client/clientModule';

/** Scroll distance after which the background of the hero changes, in CSS pixels. */
const scrollThreshold = 100;

export function onRouteDidUpdate(): void {
  document
    .querySelector('[data-landing-hero]')
    ?.toggleAttribute('data-scrolled', window.scrollY > scrollThreshold);
}

inBrowser(() => window.addEventListener('scroll', onRouteDidUpdate, {passive: true}));
