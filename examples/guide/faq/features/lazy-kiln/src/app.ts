import { glaze } from 'heavy-glaze';

export const app = (): string => glaze('celadon');
