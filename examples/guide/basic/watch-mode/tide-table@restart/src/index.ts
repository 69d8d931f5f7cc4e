console.log('High tide at 18:05');
