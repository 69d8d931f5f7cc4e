/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';

import {MobileMenu} from '../../../../src/features/Navbar';
import {installDialog} from '../../../support/dom/dialog';
import {installMedia} from '../../../support/dom/media';
import {names} from '../../../support/names';
import {renderSite} from '../../../support/docusaurusMocks/renderSite';

jest.mock('../../../../src/lib/afterPaint', () => ({
  afterPaint: (task: () => void) => task(),
}));

installDialog();
const setMedia = installMedia({width: 375});
let client: typeof import('../../../../src/features/Navbar/client');
beforeAll(async () => {
  client = await import('../../../../src/features/Navbar/client');
});
afterEach(() => setMedia({width: 375}));

const hamburger = (): HTMLElement => screen.getByRole('button', {name: names.en.hamburger});
const menu = (): HTMLElement | null => screen.queryByRole('dialog', {name: names.en.mobileMenu});

async function openMenu() {
  const user = userEvent.setup();
  renderSite(<MobileMenu />, {at: '/guide/start/'});
  await user.click(hamburger());
  return user;
}

describe('mobile menu', () => {
  it('NV-5 opens as a modal dialog that takes the focus', async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    await openMenu();

    expect(showModal).toHaveBeenCalledTimes(1);
    expect(menu()).toBeVisible();
    expect(menu()).toContainElement(document.activeElement as HTMLElement);
    showModal.mockRestore();
  });

  it('NV-5 closes on Escape and gives the focus back to the hamburger', async () => {
    const user = await openMenu();
    await user.keyboard('{Escape}');

    expect(menu()).toBeNull();
    expect(hamburger()).toHaveFocus();
  });

  it('NV-5 closes by its own button', async () => {
    const user = await openMenu();
    await user.click(screen.getByRole('button', {name: 'Close navigation bar'}));

    expect(menu()).toBeNull();
  });

  it('NV-5 closes when another page is shown', async () => {
    await openMenu();
    client.onRouteDidUpdate({previousLocation: '/'});

    expect(menu()).toBeNull();
  });

  it('NV-5 closes at 768 px or more, and not below', async () => {
    await openMenu();
    setMedia({width: 767});
    expect(menu()).toBeVisible();

    setMedia({width: 768});
    expect(menu()).toBeNull();
  });

  it('stays open when it is asked to open twice, as newer browsers do by themselves', async () => {
    const user = await openMenu();
    await user.click(hamburger());

    expect(menu()).toBeVisible();
  });

  it('leaves dialogs of others open on navigation', () => {
    renderSite(<dialog open aria-label="Other" />);
    client.onRouteDidUpdate({previousLocation: '/'});

    expect(screen.getByRole('dialog', {name: 'Other'})).toBeVisible();
  });

  it('ER-5 reports a button whose dialog is gone, which has no other effect', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation();
    const user = userEvent.setup();
    renderSite(<button {...{commandfor: 'gone', command: 'show-modal'}}>Lost</button>);

    await expect(user.click(screen.getByRole('button', {name: 'Lost'}))).resolves.toBeUndefined();
    expect(report).toHaveBeenCalledWith(
      expect.stringContaining('Scroll lock'),
      screen.getByRole('button', {name: 'Lost'}),
    );
    report.mockRestore();
  });
});
