import {expect, test} from '../support/webkit';
import {addStyle, pages, pictureStyle, reasonToSkip, tolerance} from '../visual/pages';

/* How the six kinds of pages look in WebKit. `tests/visual` compares more of them in the other engines. */

// A driver serves one test at a time.
test.describe.configure({mode: 'default'});

test.skip(reasonToSkip !== undefined, reasonToSkip);

for (const {name, address} of pages) {
  test(`pictures: ${name}-en, wide and light, narrow and dark`, async ({reader}) => {
    const compare = async (look: string): Promise<void> => {
      await reader.open(address);
      await reader.run(addStyle, pictureStyle);
      const picture = Buffer.from(await reader.driver.takeScreenshot(), 'base64');
      expect.soft(picture).toMatchSnapshot(['webkit', `${name}-en-${look}.png`], tolerance);
    };
    await compare('1440-light');
    await reader.click('[data-appearance-toggle]');
    await reader.resize(500, 900);
    await expect.poll(() => reader.run(() => window.innerWidth)).toBeLessThan(520);
    // Opened anew: the change of the theme is drawn step by step.
    await compare('500-dark');
  });
}
