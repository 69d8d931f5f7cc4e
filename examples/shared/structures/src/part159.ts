console.log(159);
