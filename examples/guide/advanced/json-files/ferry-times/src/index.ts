import prices from './prices.toml';
import routes from './routes.yaml';

export const title: string = routes.title;
export const adult: number = prices.adult.cents;
