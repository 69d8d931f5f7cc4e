import {useFixture, type SiteFixture} from './siteFixture';

export default function useBrokenLinks(): Pick<SiteFixture, 'collectLink' | 'collectAnchor'> {
  return useFixture();
}
