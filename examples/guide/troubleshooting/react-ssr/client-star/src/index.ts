'use client';

export * from './button';
export * from 'other';
