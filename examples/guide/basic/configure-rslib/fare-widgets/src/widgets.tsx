import { price } from './format';

export const Ticket = ({ cents }: { cents: number }) => <strong>{price(cents)}</strong>;
