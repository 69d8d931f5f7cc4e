'use client';
import { Price } from './Price';
export const Picker = () => <Price />;
