/** An AI chat that takes a question in its address. */
export interface ChatService {
  readonly name: string;
  /** Where a new conversation begins. */
  readonly url: string;
  /** The query parameter that takes the question. */
  readonly parameter: string;
}

export const chatServices: readonly ChatService[] = [
  {name: 'ChatGPT', url: 'https://chatgpt.com/?hints=search', parameter: 'q'},
  {name: 'Claude', url: 'https://claude.ai/new', parameter: 'q'},
  {name: 'Perplexity', url: 'https://www.perplexity.ai/search/new', parameter: 'q'},
];
