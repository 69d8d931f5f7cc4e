import {useFixture} from './siteFixture';

export default function useIsBrowser(): boolean {
  return useFixture().isBrowser;
}
