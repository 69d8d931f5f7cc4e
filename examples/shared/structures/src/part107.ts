console.log(107);
