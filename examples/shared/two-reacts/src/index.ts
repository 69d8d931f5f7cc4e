import { createElement, useState } from 'react';

export const Seat = () => createElement('b', null, useState('free')[0]);
