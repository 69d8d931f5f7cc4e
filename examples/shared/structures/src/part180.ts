console.log(180);
