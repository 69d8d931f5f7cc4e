console.log('All tidy.');
