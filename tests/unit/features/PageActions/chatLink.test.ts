import {chatServices} from '../../../../src/config/chatServices';
import {chatLink} from '../../../../src/features/PageActions';

const question = 'Read https://rslib.rs/a.md?b=1&c#d, 然后回答。';

describe('chatLink', () => {
  it.each(chatServices)('PC-8 hands the whole question to $name', (service) => {
    const link = new URL(chatLink(service, question));

    expect(link.origin).toBe(new URL(service.url).origin);
    expect(link.searchParams.get(service.parameter)).toBe(question);
  });

  it('PC-8 keeps what the service’s address says already', () => {
    const service = {name: 'A', url: 'https://a.test/?mode=web', parameter: 'q'};

    expect(chatLink(service, 'x')).toBe('https://a.test/?mode=web&q=x');
  });
});
