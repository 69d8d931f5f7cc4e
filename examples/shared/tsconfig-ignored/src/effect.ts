console.log('effect runs');
