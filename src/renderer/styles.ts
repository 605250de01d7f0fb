import './fonts.css';
import './rupee.css';
import './tokens.css';
import './base.css';
import './right-to-left.css';
