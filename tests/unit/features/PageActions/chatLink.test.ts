import {chatLink, chatServices} from '../../../../src/features/PageActions';

const question = 'Read https://rslib.rs/a.md?b=1&c#d, 然后回答。';

describe('chatLink', () => {
  it.each(chatServices)('PC-8 hands the whole question to $name', ({url}) => {
    const link = new URL(chatLink(url, question));

    expect(link.origin).toBe(new URL(url).origin);
    expect(link.searchParams.get('q')).toBe(question);
  });

  it('PC-8 keeps what the service’s address says already', () => {
    expect(chatLink('https://a.test/?mode=web', 'x')).toBe('https://a.test/?mode=web&q=x');
  });
});
