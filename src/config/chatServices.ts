/** AI chats, by the address of a new conversation. Each takes the question as `q` in it. */
export const chatServices = [
  {name: 'ChatGPT', url: 'https://chatgpt.com/?hints=search'},
  {name: 'Claude', url: 'https://claude.ai/new'},
  {name: 'Perplexity', url: 'https://www.perplexity.ai/search/new'},
];
