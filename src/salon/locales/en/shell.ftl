salon-name = Salon
