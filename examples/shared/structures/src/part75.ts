console.log(75);
