import { isSystemTagline } from './system-texts.ts';

/** Letters and figures only: quotation marks, spaces and the site's own name in it differ from theme to theme. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** How texts begin that themes and builders show until somebody writes their own. */
const PLACEHOLDERS = [
  // Shopify: Dawn and the themes before it.
  'Give customers details about the banner image(s) or content on the template|Pair text with an image to focus on your chosen product, collection, or blog post',
  'Share information about your brand with your customers. Describe a product|Use this text to share information about your brand|Use this text to share the information which you would like',
  'Give customers details about the banner|Use this section to explain a set of product features|This is where you can add more information|Share blog posts, products, or promotions with your customers',
  'Use overlay text to give your customers insight|Add customer reviews and testimonials to showcase|Describe a product, share announcements, or welcome customers to your store',
  // Wix.
  'I’m a paragraph. Click here to add your own text|This is a paragraph. Click here to add your own text|This is your About page. This space is a great opportunity|This is your Services page',
  'This is the space to introduce the business and what it has to offer|Use this space to promote the business|Use this space to tell users|This is a space to share more about the business|This is a great space to write long text|This is placeholder text|I’m a product description. I’m a great place|I’m a product detail|I’m a return and refund policy',
  'I’m a shipping policy. I’m a great place|I’m a title. Click here to edit me|Every website has a story, and your visitors want to hear yours|This is your Team section|This is your Project description',
  'Enter your answer here. Be thoughtful, write clearly and concisely|To add a new FAQ follow these steps|Yes! To add a picture follow these simple steps|An FAQ section can be used to quickly answer',
  'Dies ist ein Textabschnitt. Klicken Sie hier, um Ihren eigenen Text hinzuzufügen|Ich bin ein Textabschnitt. Klicken Sie hier|Je suis un paragraphe. Cliquez ici pour ajouter votre propre texte|Soy un párrafo. Haz clic aquí para agregar tu propio texto',
  'Soy un párrafo. Haga clic aquí|Sono un paragrafo. Clicca qui per aggiungere|Eu sou um parágrafo. Clique aqui para adicionar|Ik ben een alinea. Klik hier om',
  // Squarespace.
  'It all begins with an idea. Maybe you want to launch a business|Whatever it is, the way you tell your story online can make all the difference|Make it stand out. Whatever it is|Use this space to add more details about your',
  // Ghost.
  'By signing up, you’ll get access to the full archive of everything that’s been published before|Stay up to date with new content sent straight to your inbox! No more worrying|Join a community of other subscribers who share the same interests',
  // WordPress: block patterns, Elementor, Divi.
  'I am text block. Click edit button to change this text|I am item content. Click edit button to change this text|Click edit button to change this text|Your content goes here. Edit or remove this text inline|This is the heading Lorem ipsum',
  'Mindblown: a blog about philosophy|Études is a pioneering firm that seamlessly merges creativity and functionality|A commitment to innovation and sustainability|Experience the fusion of imagination and expertise with Études|Études offers comprehensive consulting, management, design, and research',
  // GoDaddy, Weebly, IONOS.
  'We love our customers, so feel free to visit during normal business hours|Nos encantan nuestros clientes, así que no dudes en visitarnos durante las horas normales|Nos encanta nuestros clientes, así que no dudes en visitarnos|There’s so much great stuff to say about your business|What’s a product or service you’d like to showcase|Have you opened a new location, redesigned your shop',
  'Click here to edit|Auf unserer neuen Internetpräsenz stellen wir uns|Auf unseren Internetseiten stellen wir uns und unsere Hobbys vor',
  // Jekyll, Hugo, Docusaurus, Drupal, Astro, Gatsby, Eleventy.
  'A statically generated blog example with news, tutorials, resources and other|AstroWind is a free and ready to start template|Template built with tailwindcss using Tailus blocks|A starter blog demonstrating what Gatsby can do|A simple starter to get up and developing quickly with Gatsby|I am writing about my experiences as a naval navel-gazer',
  'A minimal, responsive and feature-rich Jekyll theme|A flexible two-column Jekyll theme|Write an awesome description for your new site here|You can edit this line in _config.yml|No front page content has been created yet|Docusaurus was designed from the ground up to be easily installed',
  'Docusaurus lets you focus on your docs, and we’ll do the chores|Extend or customize your website layout by reusing React',
  // Bootstrap's own examples, HTML5 UP, Start Bootstrap.
  'Some quick example text to build on the card title|This is a wider card with supporting text below|This is a longer card with supporting text below|This card has supporting text below as a natural lead-in|With supporting text below as a natural lead-in to additional content',
  'Some representative placeholder content|Some great placeholder content for the|This is a simple hero unit, a simple jumbotron-style component|This is a template for a simple marketing or informational website|Something short and leading about the collection below|Quickly build an effective pricing table for your potential customers',
  'Paragraph of text beneath the heading to explain the heading|Quickly design and customize responsive mobile-first sites with Bootstrap|Multiple lines of text that form the lede|Start Bootstrap has everything you need to get your new website up and running',
  // Everywhere.
  'Lorem ipsum dolor|Add a description here|Enter your text here|Your text goes here|Type your text here|Add your text here|Insert your text here|Your description here',
  'Fügen Sie hier Ihren Text ein|Hier steht Ihr Text|Votre texte ici|Insérez votre texte ici|Escribe aquí tu texto|Inserisci qui il tuo testo',
]
  .flatMap((line) => line.split('|'))
  .map(plain);
const LOOKED_AT = 200;
/** Hardly any other text begins like one of them: it is compared with none. */
const BEGINNING = Math.min(...PLACEHOLDERS.map(({ length }) => length));
const BEGINNINGS = new Set(PLACEHOLDERS.map((sample) => sample.slice(0, BEGINNING)));

/** The words of "Lorem ipsum" in its forms, of which people take any part: Cicero's, that of the generators, and that of themes. */
const FILLER = new Set(
  [
    'lorem ipsum dolor sit amet consetetur consectetur sadipscing adipiscing adipisicing elitr elit sed do diam nonumy eirmod eiusmod tempor invidunt',
    'incididunt ut labore et dolore magna aliquyam aliqua aliquam erat volutpat voluptua at vero eos accusam accusamus justo duo dolores ea rebum stet',
    'clita kasd gubergren no sea takimata sanctus est enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex commodo consequat',
    'duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt culpa qui',
    'officia deserunt mollit anim id laborum nam liber cum soluta nobis eleifend option congue nihil imperdiet doming quod mazim placerat facer possim assum',
    'aenean ligula eget massa sociis natoque penatibus magnis dis parturient montes nascetur ridiculus mus donec quam felis ultricies nec pellentesque pretium sem',
    'aliquet vulputate arcu rhoncus vitae justo nullam dictum pede mollis integer tincidunt cras dapibus vivamus elementum semper tellus leo porttitor ac viverra',
    'feugiat phasellus metus varius laoreet quisque rutrum augue curabitur ullamcorper ante maecenas tempus condimentum libero neque sagittis vestibulum mauris proin',
    'sodales nunc purus venenatis sapien orci interdum fusce suspendisse morbi tristique senectus netus malesuada fames turpis egestas lacinia mattis lectus facilisis',
    'vix denique fierentis ea saperet inimicus inimicu legimus copiosae instructior oratio mnesarchum utamur impetus fuisset nostrud euismod volumus mei atqui mucius',
    'efficitur luctus convallis auctor eros lobortis dignissim volutpat hendrerit sollicitudin finibus maximus imperdiet blandit tristique gravida posuere pharetra ornare bibendum',
    'etiam sagittis pulvinar nisl molestie scelerisque egestas suscipit vehicula iaculis sollicitudin accumsan congue varius maecenas fringilla aptent taciti sociosqu litora',
    'torquent conubia nostra inceptos himenaeos primis cubilia curae habitasse platea dictumst potenti malesuada habitant dapibus gravida porta sapien tincidunt nibh elementum',
    'pro per illum noluisse quo dictas epicurei suavitate his tantas propriae mediocritatem everti efficiantur an ocurreret sanctus voluptatibus maiestatis ubique te',
  ]
    .join(' ')
    .split(' '),
);
const LEAST_FILLER = 5;
/** Short words, as "in" and "per", are those of other languages as well. */
const LONG_WORD = 5;
const LEAST_LONG = 3;
/** Its own words may stand before it. */
const FILLER_SHARE = 0.8;

/** Whether a text is a part of "Lorem ipsum": nearly all of its words are in it, which no other text has. */
function isFiller(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const filling = words.filter((word) => FILLER.has(word));
  const long = filling.filter(({ length }) => length >= LONG_WORD).length;
  return (
    filling.length >= LEAST_FILLER && long >= LEAST_LONG && filling.length >= words.length * FILLER_SHARE
  );
}

/** A sentence that asks the owner to write another: "Click here to add your own text". */
const TO_CLICK =
  /(?:click here|klick(?:e|en Sie)? hier|cliquez ici|ha(?:z|ga) clic aquí|clicca qui|clique aqui|klik hier|kliknij tutaj|нажмите,? (?:здесь|сюда))([^.!?]{0,60})/iu;
const TO_WRITE =
  /edit|add|bearbeit|hinzu|ändern|modifi|ajout|édit|agreg|añad|aggiung|adicion|bewerk|toe te voegen|doda|измен|добав|редактир/iu;
const ITS_TEXT = /(?<!\p{L})(?:text[eo]?|testo|tekst|текст)(?!\p{L})/iu;

function asksToWrite(text: string): boolean {
  const [, rest = ''] = TO_CLICK.exec(text) ?? [];
  return TO_WRITE.test(rest) && ITS_TEXT.test(rest);
}

/** Whether a text is one that a theme shows until its owner writes another: "Lorem ipsum", "I'm a paragraph. Click here …". */
export function isPlaceholderText(text: string): boolean {
  const start = text.slice(0, LOOKED_AT);
  const begun = plain(start);
  const mayBeOne = BEGINNINGS.has(begun.slice(0, BEGINNING));
  return (
    (mayBeOne && PLACEHOLDERS.some((sample) => begun.startsWith(sample))) ||
    isFiller(start) ||
    isSystemTagline(start) ||
    asksToWrite(start)
  );
}
