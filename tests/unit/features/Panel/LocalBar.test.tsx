/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen} from '@testing-library/react';

import LocalBar, {outlineId, sidebarId} from '../../../../src/features/Panel/LocalBar';
import {renderSite} from '../../../support/docusaurusMocks/renderSite';

describe('LocalBar', () => {
  it.each([
    ['en', 'Menu', 'On this page'],
    ['zh', '菜单', '本页目录'],
  ] as const)('LY-9 has a button for each panel, in %s', (locale, menu, outline) => {
    renderSite(<LocalBar hasSidebar hasOutline />, {locale});

    expect(screen.getByRole('button', {name: menu})).toHaveAttribute('popovertarget', sidebarId);
    expect(screen.getByRole('button', {name: outline})).toHaveAttribute('popovertarget', outlineId);
  });

  it('LY-9 has no button for a panel that is not there', () => {
    const {unmount} = renderSite(<LocalBar hasSidebar hasOutline={false} />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Menu']);
    unmount();

    renderSite(<LocalBar hasSidebar={false} hasOutline />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'On this page',
    ]);
  });
});
