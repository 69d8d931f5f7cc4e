export * from 'absent';
