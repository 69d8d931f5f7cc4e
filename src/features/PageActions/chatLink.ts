import type {ChatService} from '../../config/chatServices';

/** @returns the address that opens a service with the question written already */
export function chatLink({url, parameter}: ChatService, question: string): string {
  const address = new URL(url);
  address.searchParams.set(parameter, question);
  return address.href;
}
