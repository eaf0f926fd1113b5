import { expect, it } from 'vitest';
import { tradeOf } from './trade-of.ts';

const said = (name: string, title: string, heading = '') => tradeOf({ name, title, heading, text: '' });

it.each([
  ['Zahnarztpraxis am Markt', '', 'Dentist'],
  ['Salzmuseum Halberg', '', 'Museum'],
  ['Café am Museum', '', 'CafeOrCoffeeShop'],
  ['Dr. Meier', 'Zahnarzt in Bonn | Dr. Meier', 'Dentist'],
  ['Sorriso', 'Sorriso – Clínica Odontológica', 'Dentist'],
  ['さくら歯科医院', 'さくら歯科医院｜長野', 'Dentist'],
  ['Salt Books', 'Salt Books, a bookshop in Leith', 'BookStore'],
  ['Librairie Lebon', '', 'BookStore'],
  ['山の旅館', '', 'LodgingBusiness'],
  ['Ferienhaus Seeblick', '', 'LodgingBusiness'],
  ['Les Tilleuls', 'Gîte à la ferme | Les Tilleuls', 'LodgingBusiness'],
  ['Gite des Tilleuls', 'Gîte des Tilleuls, entre Loire et Layon', 'LodgingBusiness'],
  ['Hotel Krone', '', 'Hotel'],
  ['مطعم النيل', '', 'Restaurant'],
  ['Boulangerie Lebon', '', 'Bakery'],
  ['Landbäckerei Huber', '', 'Bakery'],
  ['Sehhaus', 'Augenoptiker in Kiel | Sehhaus', 'Optician'],
  ['Clinique vétérinaire du Lac', '', 'VeterinaryCare'],
  ['Huber & Söhne', 'Dachdeckerei in Ulm | Huber & Söhne', 'RoofingContractor'],
  ['Kim & Partners', 'Law firm in Leeds | Kim & Partners', 'Attorney'],
  ['Schreinerei Huber', '', 'HomeAndConstructionBusiness'],
  ['Chez Lebon', "Chambres d'hôtes à Lyon | Chez Lebon", 'BedAndBreakfast'],
  ['海景酒店', '', 'Hotel'],
  ['Korenaar', 'Korenaar, Echte Bakker in Nuenen', 'Bakery'],
  ['عيادة الابتسامة لطب الأسنان', '', 'Dentist'],
  ['Clinique Lebon', 'Dentiste à Lyon | Clinique Lebon', 'Dentist'],
  ['Clinique Lebon', '', 'MedicalClinic'],
  ['Lindner tailor', '', 'LocalBusiness'],
  ['Fahrschule Drive In Walle', '', 'LocalBusiness'],
  ['Miller', 'Driving school in Leeds | Miller', 'LocalBusiness'],
  ['Smith Real Estate Agency', '', 'RealEstateAgent'],
])('%s (%s) is a %s', (name, title, type) => {
  expect(said(name, title || name)).toBe(type);
});

it('is told by the main heading, too', () => {
  expect(said('Lebon', 'Lebon', 'Your bakery by the sea')).toBe('Bakery');
});

it.each([
  ['makes software', 'Dently', 'Dently - Software for dentists'],
  ['makes tills', 'Toastline', 'Restaurant POS | Toastline'],
  ['sells furniture', 'Lebon', 'Hotel furniture by Lebon'],
  ['guides to others', 'Eat Bonn', 'Eat Bonn - The best restaurants: our guide'],
  ['is two things', 'Anvil', 'Anvil | Café and bookshop'],
  ['sells to the trade', 'Parker', 'Bistro chairs and tables | Parker'],
  ['supplies it', 'Linenco', 'Hotel Linen | Linenco'],
  ['dresses it', 'Uniformes Sol', 'Uniformes de restaurante | Uniformes Sol'],
  ['insures', 'Acme', 'Dental Practice Insurance | Acme'],
  ['furnishes it', 'Gastro', 'Möbel Restaurant Gastro'],
  ['prints books', 'Coffee House Press', 'Coffee House Press'],
  ['sells what a dentist uses', '東亜', '歯科材料の東亜'],
  ['takes bookings', 'ホテル予約ドットコム', 'ホテル予約ドットコム'],
  ['stands for many', '旅館組合', '旅館組合'],
  ['sells drinks in Japan', '山田酒店', '山田酒店｜長野の地酒'],
  ['has bar within members', '情報研究室', 'メンバー'],
  ['has the word within another', 'Hotelplan', 'Hotelplan'],
  ['cleans buildings', 'Gebäudereinigung Huber', 'Gebäudereinigung Huber'],
  ['takes dogs', 'Hundepension Wau', 'Hundepension Wau'],
  ['heals cars', 'Autoklinik Meier', 'Autoklinik Meier'],
  ['gives', 'A charity for children', 'A charity for children'],
  ['teaches restaurants', 'Restaurant School', 'Restaurant School'],
  ['says nothing', 'Acme', 'Acme makes anvils'],
])('is not told of one that %s', (_, name, title) => {
  expect(said(name, title)).toBeUndefined();
});
