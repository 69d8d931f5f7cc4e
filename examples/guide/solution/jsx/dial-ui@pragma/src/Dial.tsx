/** @jsx jsx */
import { jsx } from '@emotion/react';

export const Dial = () => <button css={{ color: 'teal' }}>0</button>;
