SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE FUNCTION public.attribute_written() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   BEGIN
     IF NOT EXISTS (SELECT 1 FROM attribute t WHERE t.code = NEW.code
       AND t.document IS NOT DISTINCT FROM NEW.document AND t.labels IS NOT DISTINCT FROM NEW.labels) THEN
       PERFORM record_change('attribute', NEW.code::text);
     END IF;
     RETURN NEW;
   END $$;
CREATE FUNCTION public.category_created() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   BEGIN PERFORM record_change('category', NEW.id::text); RETURN NEW; END $$;
CREATE FUNCTION public.category_removed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   BEGIN PERFORM record_change('category', OLD.id::text); RETURN OLD; END $$;
CREATE FUNCTION public.category_updated() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   BEGIN PERFORM record_change('category', NEW.id::text); RETURN NEW; END $$;
CREATE FUNCTION public.cms_block_removed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
     BEGIN PERFORM record_change('block', OLD.identifier); RETURN OLD; END $$;
CREATE FUNCTION public.cms_block_written() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   BEGIN
     IF NOT EXISTS (SELECT 1 FROM cms_block t WHERE t.id = NEW.id
       AND t.identifier IS NOT DISTINCT FROM NEW.identifier AND t.blocks IS NOT DISTINCT FROM NEW.blocks) THEN
       PERFORM record_change('block', NEW.identifier::text);
     END IF;
     RETURN NEW;
   END $$;
CREATE FUNCTION public.cms_page_removed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
     BEGIN PERFORM record_change('page', OLD.identifier); RETURN OLD; END $$;
CREATE FUNCTION public.cms_page_written() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   BEGIN
     IF NOT EXISTS (SELECT 1 FROM cms_page t WHERE t.id = NEW.id
       AND t.identifier IS NOT DISTINCT FROM NEW.identifier AND t.pages IS NOT DISTINCT FROM NEW.pages) THEN
       PERFORM record_change('page', NEW.identifier::text);
     END IF;
     RETURN NEW;
   END $$;
CREATE FUNCTION public.commerce_written() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   BEGIN
     IF NOT EXISTS (SELECT 1 FROM commerce t WHERE t.name = NEW.name AND t.document = NEW.document) THEN
       PERFORM record_change('commerce', NEW.name);
     END IF;
     RETURN NEW;
   END $$;
CREATE FUNCTION public.index_made_anew() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   BEGIN PERFORM record_change('index', ''); RETURN NEW; END $$;
CREATE FUNCTION public.part_stock_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   BEGIN
     IF TG_OP <> 'DELETE' THEN UPDATE product_row r SET part_in_stock = 1 - part_in_stock WHERE r.product_id IN (SELECT product_id FROM part WHERE sku = NEW.sku) AND part_in_stock <> CASE
  WHEN EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = r.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = r.product_id AND s.is_in_stock = 1) THEN 1 ELSE 0 END; END IF;
     IF TG_OP <> 'INSERT' THEN UPDATE product_row r SET part_in_stock = 1 - part_in_stock WHERE r.product_id IN (SELECT product_id FROM part WHERE sku = OLD.sku) AND part_in_stock <> CASE
  WHEN EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = r.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = r.product_id AND s.is_in_stock = 1) THEN 1 ELSE 0 END; END IF;
     RETURN NULL;
   END $$;
CREATE FUNCTION public.parts_counted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   BEGIN
     IF TG_OP = 'INSERT' THEN UPDATE product_row r SET part_in_stock = 1 - part_in_stock WHERE r.product_id = NEW.product_id AND part_in_stock <> CASE
  WHEN EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = r.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = r.product_id AND s.is_in_stock = 1) THEN 1 ELSE 0 END; ELSE UPDATE product_row r SET part_in_stock = 1 - part_in_stock WHERE r.product_id = OLD.product_id AND part_in_stock <> CASE
  WHEN EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = r.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = r.product_id AND s.is_in_stock = 1) THEN 1 ELSE 0 END; END IF;
     RETURN NULL;
   END $$;
CREATE FUNCTION public.product_created() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   BEGIN PERFORM record_change('product', NEW.id::text, jsonb_build_object('skus', jsonb_build_array(NEW.sku), 'categories', jsonb_build_array((NEW.document::jsonb -> 'category_ids')), 'moved', 1)::text); RETURN NEW; END $$;
CREATE FUNCTION public.product_rated() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   BEGIN PERFORM record_change('rating', NEW.id::text); RETURN NEW; END $$;
CREATE FUNCTION public.product_removed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   BEGIN PERFORM record_change('product', OLD.id::text, jsonb_build_object('skus', jsonb_build_array(OLD.sku), 'categories', jsonb_build_array((OLD.document::jsonb -> 'category_ids')), 'moved', 1)::text); RETURN OLD; END $$;
CREATE FUNCTION public.product_updated() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   BEGIN PERFORM record_change('product', NEW.id::text, jsonb_build_object('skus', jsonb_build_array(OLD.sku, NEW.sku),
      'categories', jsonb_build_array((OLD.document::jsonb -> 'category_ids'), (NEW.document::jsonb -> 'category_ids')),
      'moved', CASE WHEN jsonb_build_array((OLD.document::jsonb -> 'status'), (OLD.document::jsonb -> 'visibility'), (OLD.document::jsonb -> 'category_ids'), (OLD.document::jsonb -> 'promoted'), (OLD.document::jsonb -> 'new'), (OLD.document::jsonb -> 'sale'), (OLD.document::jsonb -> 'only_promo'), (OLD.document::jsonb -> 'is_promo'), (OLD.document::jsonb -> 'approved'), (OLD.document::jsonb -> 'chosen_at'), (OLD.document::jsonb -> 'created_at'), (OLD.document::jsonb -> 'brand'), (OLD.document::jsonb -> 'collection'), (OLD.document::jsonb -> 'top_brand'), (OLD.document::jsonb -> 'top_collection'), (OLD.document::jsonb -> 'gender'), (OLD.document::jsonb -> 'set'), (OLD.document::jsonb -> 'ptype')) IS DISTINCT FROM jsonb_build_array((NEW.document::jsonb -> 'status'), (NEW.document::jsonb -> 'visibility'), (NEW.document::jsonb -> 'category_ids'), (NEW.document::jsonb -> 'promoted'), (NEW.document::jsonb -> 'new'), (NEW.document::jsonb -> 'sale'), (NEW.document::jsonb -> 'only_promo'), (NEW.document::jsonb -> 'is_promo'), (NEW.document::jsonb -> 'approved'), (NEW.document::jsonb -> 'chosen_at'), (NEW.document::jsonb -> 'created_at'), (NEW.document::jsonb -> 'brand'), (NEW.document::jsonb -> 'collection'), (NEW.document::jsonb -> 'top_brand'), (NEW.document::jsonb -> 'top_collection'), (NEW.document::jsonb -> 'gender'), (NEW.document::jsonb -> 'set'), (NEW.document::jsonb -> 'ptype')) THEN 1 ELSE 0 END)::text); RETURN NEW; END $$;
CREATE FUNCTION public.prune_events() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   DECLARE before BIGINT := NEW.at - 30::bigint * 24 * 60 * 60 * 1000;
   BEGIN
     DELETE FROM shop_event WHERE at < before AND NOT EXISTS (
       SELECT 1 FROM event_subscription AS one WHERE one.seen_at >= before
       AND (shop_event.position IS NULL OR one.cursor_position < shop_event.position));
     RETURN NEW;
   END $$;
CREATE FUNCTION public.record_change(kind text, key text, detail text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $_$
   DECLARE made BIGINT;
   BEGIN
     PERFORM pg_advisory_xact_lock(7234002);
     INSERT INTO change (kind, key, detail) VALUES ($1, $2, $3) RETURNING id INTO made;
     IF made % 100 = 0 THEN DELETE FROM change WHERE id <= made - 5000; END IF;
   END $_$;
CREATE FUNCTION public.review_decided() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   BEGIN PERFORM record_change('review', NEW.product_sku); RETURN NEW; END $$;
CREATE FUNCTION public.review_written() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   BEGIN
     IF NOT EXISTS (SELECT 1 FROM review t WHERE t.id = NEW.id
       AND t.product_sku IS NOT DISTINCT FROM NEW.product_sku AND t.status IS NOT DISTINCT FROM NEW.status AND t.document IS NOT DISTINCT FROM NEW.document) THEN
       PERFORM record_change('review', NEW.product_sku::text);
     END IF;
     RETURN NEW;
   END $$;
CREATE FUNCTION public.stock_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   BEGIN PERFORM record_change('stock', NEW.sku, jsonb_build_object('flipped', CASE WHEN OLD.is_in_stock <> NEW.is_in_stock THEN 1 ELSE 0 END)::text); RETURN NEW; END $$;
CREATE FUNCTION public.stock_row_counted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   BEGIN
     IF TG_OP = 'UPDATE' AND OLD.is_in_stock = NEW.is_in_stock AND OLD.product_id IS NOT DISTINCT FROM NEW.product_id THEN RETURN NULL; END IF;
     IF TG_OP <> 'DELETE' THEN UPDATE product_row SET in_stock =
  (SELECT CASE WHEN count(*) > 0 THEN 1 ELSE 0 END FROM stock WHERE product_id = NEW.product_id AND is_in_stock = 1) WHERE product_id = NEW.product_id; END IF;
     IF TG_OP <> 'INSERT' THEN UPDATE product_row SET in_stock =
  (SELECT CASE WHEN count(*) > 0 THEN 1 ELSE 0 END FROM stock WHERE product_id = OLD.product_id AND is_in_stock = 1) WHERE product_id = OLD.product_id; END IF;
     RETURN NULL;
   END $$;
CREATE FUNCTION public.tax_rule_written() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   BEGIN
     IF NOT EXISTS (SELECT 1 FROM tax_rule t WHERE t.id = NEW.id
       AND t.document IS NOT DISTINCT FROM NEW.document) THEN
       PERFORM record_change('tax', NEW.id::text);
     END IF;
     RETURN NEW;
   END $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.attribute (
    code text NOT NULL COLLATE pg_catalog."C",
    document text NOT NULL COLLATE pg_catalog."C",
    labels text COLLATE pg_catalog."C"
);
CREATE TABLE public.blogger_code (
    blogger_id bigint NOT NULL,
    code text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.blogger_payout (
    id bigint NOT NULL,
    blogger_id bigint NOT NULL,
    sum bigint NOT NULL,
    bonus bigint NOT NULL,
    currency text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    paid_at bigint,
    withdrawn_at bigint,
    up_to bigint
);
CREATE TABLE public.blogger_payout_file (
    payout_id bigint NOT NULL,
    bytes bytea NOT NULL,
    created_at bigint NOT NULL
);
ALTER TABLE public.blogger_payout ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.blogger_payout_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.blogger_photo (
    id bigint NOT NULL,
    blogger_id bigint NOT NULL,
    path text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL COLLATE pg_catalog."C",
    product_id bigint,
    post_id bigint,
    created_at bigint NOT NULL
);
ALTER TABLE public.blogger_photo ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.blogger_photo_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.blogger_post (
    id bigint NOT NULL,
    blogger_id bigint NOT NULL,
    type text NOT NULL COLLATE pg_catalog."C",
    promoted_at bigint NOT NULL,
    document text NOT NULL COLLATE pg_catalog."C",
    uid text COLLATE pg_catalog."C",
    CONSTRAINT blogger_post_type_check CHECK ((type = ANY (ARRAY['post'::text, 'profile'::text, 'story'::text])))
);
ALTER TABLE public.blogger_post ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.blogger_post_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.blogger_post_product (
    post_id bigint NOT NULL,
    product_id bigint NOT NULL
);
CREATE TABLE public.blogger_product (
    id bigint NOT NULL,
    blogger_id bigint NOT NULL,
    document text NOT NULL COLLATE pg_catalog."C",
    order_id text COLLATE pg_catalog."C",
    parts_key text COLLATE pg_catalog."C"
);
ALTER TABLE public.blogger_product ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.blogger_product_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.blogger_set_part (
    set_id bigint NOT NULL,
    part_id bigint NOT NULL
);
CREATE TABLE public.cart (
    token text NOT NULL COLLATE pg_catalog."C",
    store_code text NOT NULL COLLATE pg_catalog."C",
    status text NOT NULL COLLATE pg_catalog."C",
    coupon text COLLATE pg_catalog."C",
    shipping_method text COLLATE pg_catalog."C",
    shipping_carrier text COLLATE pg_catalog."C",
    payment_method text COLLATE pg_catalog."C",
    address text COLLATE pg_catalog."C",
    billing_address text COLLATE pg_catalog."C",
    next_item bigint DEFAULT 1 NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    customer_id bigint,
    spends_bonuses bigint DEFAULT 0 NOT NULL,
    revision bigint DEFAULT 0 NOT NULL,
    joined_into text COLLATE pg_catalog."C",
    CONSTRAINT cart_status_check CHECK ((status = ANY (ARRAY['open'::text, 'ordered'::text, 'closed'::text])))
);
CREATE TABLE public.cart_gift_card (
    cart_token text NOT NULL COLLATE pg_catalog."C",
    card_id text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.cart_line (
    cart_token text NOT NULL COLLATE pg_catalog."C",
    item_id bigint NOT NULL,
    sku text NOT NULL COLLATE pg_catalog."C",
    parent_sku text COLLATE pg_catalog."C",
    qty bigint NOT NULL,
    choice text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT cart_line_qty_check CHECK (((qty >= 1) AND (qty <= 10000)))
);
CREATE TABLE public.cart_quote (
    cart_token text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    key text NOT NULL COLLATE pg_catalog."C",
    document text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    CONSTRAINT cart_quote_kind_check CHECK ((kind = ANY (ARRAY['shipping'::text, 'tax'::text])))
);
CREATE TABLE public.cart_share (
    code text NOT NULL COLLATE pg_catalog."C",
    cart_token text NOT NULL COLLATE pg_catalog."C",
    lines text NOT NULL COLLATE pg_catalog."C",
    shared_at bigint NOT NULL
);
CREATE TABLE public.category (
    id bigint NOT NULL,
    slug text NOT NULL COLLATE pg_catalog."C",
    url_path text COLLATE pg_catalog."C",
    source text NOT NULL COLLATE pg_catalog."C",
    document text NOT NULL COLLATE pg_catalog."C",
    names text COLLATE pg_catalog."C",
    product_count bigint DEFAULT 0 NOT NULL,
    promo_count bigint DEFAULT 0 NOT NULL,
    approved_count bigint DEFAULT 0 NOT NULL,
    new_count bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.change (
    id bigint NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    detail text
);
ALTER TABLE public.change ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.change_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.cms_block (
    id bigint NOT NULL,
    identifier text NOT NULL COLLATE pg_catalog."C",
    blocks text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.cms_page (
    id bigint NOT NULL,
    identifier text NOT NULL COLLATE pg_catalog."C",
    pages text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.commerce (
    name text NOT NULL COLLATE pg_catalog."C",
    document text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.coupon (
    code text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL COLLATE pg_catalog."C",
    active bigint NOT NULL,
    source text DEFAULT 'shop'::text NOT NULL COLLATE pg_catalog."C",
    uses_total bigint,
    uses_per_customer bigint,
    first_order_only bigint DEFAULT 0 NOT NULL,
    CONSTRAINT coupon_kind_check CHECK ((kind = ANY (ARRAY['percent'::text, 'fixed'::text, 'free_delivery'::text])))
);
CREATE TABLE public.customer (
    id bigint NOT NULL,
    login_phone text COLLATE pg_catalog."C",
    login_email text COLLATE pg_catalog."C",
    is_verified bigint DEFAULT 0 NOT NULL,
    email text COLLATE pg_catalog."C",
    firstname text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    lastname text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    photo text COLLATE pg_catalog."C",
    city text COLLATE pg_catalog."C",
    postcode text COLLATE pg_catalog."C",
    country text COLLATE pg_catalog."C",
    addresses text DEFAULT '[]'::text NOT NULL COLLATE pg_catalog."C",
    roles text DEFAULT '[]'::text NOT NULL COLLATE pg_catalog."C",
    group_id bigint DEFAULT 1 NOT NULL,
    bonus bigint DEFAULT 0 NOT NULL,
    currency text NOT NULL COLLATE pg_catalog."C",
    password text COLLATE pg_catalog."C",
    source text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    own_roles text DEFAULT '[]'::text NOT NULL,
    CONSTRAINT customer_bonus_check CHECK ((bonus >= 0)),
    CONSTRAINT customer_check CHECK (((login_phone IS NOT NULL) OR (login_email IS NOT NULL)))
);
ALTER TABLE public.customer ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.customer_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.download_file (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    size bigint NOT NULL,
    sha256 text NOT NULL COLLATE pg_catalog."C",
    is_sample bigint NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.event_dead_letter (
    id bigint NOT NULL,
    subscriber text NOT NULL COLLATE pg_catalog."C",
    event_id text NOT NULL COLLATE pg_catalog."C",
    event text NOT NULL COLLATE pg_catalog."C",
    attempts bigint NOT NULL,
    error text NOT NULL COLLATE pg_catalog."C",
    failed_at bigint NOT NULL
);
ALTER TABLE public.event_dead_letter ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.event_dead_letter_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.event_subscription (
    name text NOT NULL COLLATE pg_catalog."C",
    cursor_position bigint NOT NULL,
    attempts bigint NOT NULL,
    next_at bigint NOT NULL,
    error text COLLATE pg_catalog."C",
    seen_at bigint NOT NULL
);
CREATE TABLE public.file (
    key text NOT NULL COLLATE pg_catalog."C",
    size bigint NOT NULL,
    sha256 text NOT NULL COLLATE pg_catalog."C",
    written_at bigint NOT NULL,
    bytes bytea NOT NULL
);
ALTER TABLE ONLY public.file ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE TABLE public.gift_card (
    id text NOT NULL COLLATE pg_catalog."C",
    order_id bigint NOT NULL,
    line bigint NOT NULL,
    unit bigint NOT NULL,
    currency text NOT NULL COLLATE pg_catalog."C",
    value bigint NOT NULL,
    balance bigint NOT NULL,
    recipient text COLLATE pg_catalog."C",
    email text COLLATE pg_catalog."C",
    message text COLLATE pg_catalog."C",
    send_on text COLLATE pg_catalog."C",
    code_hash text NOT NULL COLLATE pg_catalog."C",
    tail text NOT NULL COLLATE pg_catalog."C",
    granted_at bigint,
    send_at bigint,
    sent_at bigint,
    expires_at bigint,
    blocked_at bigint,
    taken_back_at bigint,
    CONSTRAINT gift_card_check CHECK (((balance >= 0) AND (balance <= value)))
);
CREATE TABLE public.gift_card_use (
    order_id bigint NOT NULL,
    card_id text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    returned bigint NOT NULL,
    CONSTRAINT gift_card_use_check CHECK (((returned >= 0) AND (returned <= amount)))
);
CREATE TABLE public.guest_hold (
    order_id bigint NOT NULL,
    held_until bigint NOT NULL,
    network text COLLATE pg_catalog."C",
    mailbox text COLLATE pg_catalog."C"
);
CREATE TABLE public.impersonation (
    id bigint NOT NULL,
    actor_id bigint NOT NULL,
    customer_id bigint NOT NULL,
    created_at bigint NOT NULL
);
ALTER TABLE public.impersonation ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.impersonation_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.import_map (
    id text NOT NULL COLLATE pg_catalog."C",
    heading text NOT NULL COLLATE pg_catalog."C",
    map text NOT NULL COLLATE pg_catalog."C",
    kept_at bigint NOT NULL
);
CREATE TABLE public.lease (
    name text NOT NULL COLLATE pg_catalog."C",
    holder text NOT NULL COLLATE pg_catalog."C",
    until bigint NOT NULL
);
CREATE TABLE public.ledger_account (
    id bigint NOT NULL,
    blogger_id bigint NOT NULL,
    currency text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    balance bigint DEFAULT 0 NOT NULL,
    CONSTRAINT ledger_account_kind_check CHECK ((kind = ANY (ARRAY['profit'::text, 'bonus'::text]))),
    CONSTRAINT ledger_account_name_check CHECK ((name = ANY (ARRAY['shop'::text, 'pending'::text, 'active'::text, 'payout'::text, 'paid'::text])))
);
ALTER TABLE public.ledger_account ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.ledger_account_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.ledger_entry (
    transaction_id bigint NOT NULL,
    account_id bigint NOT NULL,
    amount bigint NOT NULL
);
CREATE TABLE public.ledger_transaction (
    id bigint NOT NULL,
    blogger_id bigint NOT NULL,
    currency text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    reason text NOT NULL COLLATE pg_catalog."C",
    source text NOT NULL COLLATE pg_catalog."C",
    target text NOT NULL COLLATE pg_catalog."C",
    sum bigint NOT NULL,
    bonus bigint NOT NULL,
    order_id bigint,
    payout_id bigint,
    sku text COLLATE pg_catalog."C",
    CONSTRAINT ledger_transaction_bonus_check CHECK ((bonus >= 0)),
    CONSTRAINT ledger_transaction_check CHECK ((target <> source)),
    CONSTRAINT ledger_transaction_sum_check CHECK ((sum >= 0))
);
ALTER TABLE public.ledger_transaction ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.ledger_transaction_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.mail_token (
    token text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL
);
CREATE TABLE public.message_channel (
    channel text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.meta (
    key text NOT NULL COLLATE pg_catalog."C",
    value bigint NOT NULL
);
CREATE TABLE public.newsletter (
    email text NOT NULL COLLATE pg_catalog."C",
    store_code text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    confirmed_at bigint,
    key text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.order_download (
    id text NOT NULL COLLATE pg_catalog."C",
    order_id bigint NOT NULL,
    line bigint NOT NULL,
    "position" bigint NOT NULL,
    title text NOT NULL COLLATE pg_catalog."C",
    file_id text COLLATE pg_catalog."C",
    most bigint,
    used bigint NOT NULL,
    serial bigint NOT NULL,
    granted_at bigint,
    expires_at bigint,
    last_at bigint
);
CREATE TABLE public.order_event (
    id bigint NOT NULL,
    order_id bigint NOT NULL,
    at bigint NOT NULL,
    who text NOT NULL COLLATE pg_catalog."C",
    what text NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE public.order_event ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.order_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.order_file (
    order_id bigint NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    bytes bytea NOT NULL,
    created_at bigint NOT NULL,
    CONSTRAINT order_file_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'receipt'::text])))
);
CREATE TABLE public.order_refund (
    order_id bigint NOT NULL,
    reason text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    created_at bigint NOT NULL,
    who text COLLATE pg_catalog."C",
    note text COLLATE pg_catalog."C",
    detail text COLLATE pg_catalog."C",
    CONSTRAINT order_refund_amount_check CHECK ((amount > 0))
);
CREATE TABLE public.outbox (
    id bigint NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    contact text NOT NULL COLLATE pg_catalog."C",
    subject text NOT NULL COLLATE pg_catalog."C",
    body_text text NOT NULL COLLATE pg_catalog."C",
    body_html text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    uid text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    channel text COLLATE pg_catalog."C",
    language text COLLATE pg_catalog."C",
    reply_to text COLLATE pg_catalog."C",
    expires_at bigint,
    state text DEFAULT 'kept'::text NOT NULL COLLATE pg_catalog."C",
    queued_at bigint DEFAULT 0 NOT NULL,
    attempts bigint DEFAULT 0 NOT NULL,
    next_at bigint DEFAULT 0 NOT NULL,
    error text COLLATE pg_catalog."C",
    sent_at bigint,
    letter text,
    CONSTRAINT outbox_attempts_check CHECK ((attempts >= 0)),
    CONSTRAINT outbox_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text]))),
    CONSTRAINT outbox_state_check CHECK ((state = ANY (ARRAY['kept'::text, 'waiting'::text, 'sent'::text, 'failed'::text])))
);
ALTER TABLE public.outbox ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.part (
    sku text NOT NULL COLLATE pg_catalog."C",
    product_id bigint NOT NULL
);
CREATE TABLE public.passkey (
    id bigint NOT NULL,
    customer_id bigint NOT NULL,
    credential_id text NOT NULL COLLATE pg_catalog."C",
    public_key text NOT NULL COLLATE pg_catalog."C",
    counter bigint NOT NULL,
    rp_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    is_synced bigint NOT NULL,
    created_at bigint NOT NULL,
    used_at bigint
);
ALTER TABLE public.passkey ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.passkey_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.payment_attempt (
    order_id text NOT NULL COLLATE pg_catalog."C",
    attempt bigint NOT NULL,
    provider text NOT NULL COLLATE pg_catalog."C",
    reference text COLLATE pg_catalog."C",
    status text NOT NULL COLLATE pg_catalog."C",
    returns text NOT NULL COLLATE pg_catalog."C",
    page text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    CONSTRAINT payment_attempt_attempt_check CHECK ((attempt > 0)),
    CONSTRAINT payment_attempt_status_check CHECK ((status = ANY (ARRAY['open'::text, 'approved'::text, 'declined'::text, 'canceled'::text])))
);
CREATE TABLE public.payment_event (
    event_id text NOT NULL COLLATE pg_catalog."C",
    order_id text NOT NULL COLLATE pg_catalog."C",
    status text NOT NULL COLLATE pg_catalog."C",
    outcome text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    currency text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    CONSTRAINT payment_event_outcome_check CHECK ((outcome = ANY (ARRAY['paid'::text, 'declined'::text, 'canceled'::text, 'none'::text, 'refund'::text]))),
    CONSTRAINT payment_event_status_check CHECK ((status = ANY (ARRAY['approved'::text, 'declined'::text, 'canceled'::text])))
);
CREATE TABLE public.payment_refund (
    order_id text NOT NULL COLLATE pg_catalog."C",
    reason text NOT NULL COLLATE pg_catalog."C",
    provider text NOT NULL COLLATE pg_catalog."C",
    reference text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    state text NOT NULL COLLATE pg_catalog."C",
    tries bigint NOT NULL,
    next_at bigint NOT NULL,
    error text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    CONSTRAINT payment_refund_amount_check CHECK ((amount > 0)),
    CONSTRAINT payment_refund_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text])))
);
CREATE TABLE public.product (
    id bigint NOT NULL,
    sku text NOT NULL COLLATE pg_catalog."C",
    type_id text NOT NULL COLLATE pg_catalog."C",
    source text NOT NULL COLLATE pg_catalog."C",
    slug text COLLATE pg_catalog."C",
    url_key text COLLATE pg_catalog."C",
    url_path text COLLATE pg_catalog."C",
    hash text NOT NULL COLLATE pg_catalog."C",
    document text NOT NULL COLLATE pg_catalog."C",
    prices text COLLATE pg_catalog."C",
    texts text COLLATE pg_catalog."C",
    rating double precision,
    reviews_count bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.product_place (
    category_id bigint NOT NULL,
    product_id bigint NOT NULL
);
CREATE TABLE public.product_row (
    product_id bigint NOT NULL,
    sku text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    words text NOT NULL COLLATE pg_catalog."C",
    type text NOT NULL COLLATE pg_catalog."C",
    enabled bigint NOT NULL,
    price double precision,
    special_price double precision,
    special_from text COLLATE pg_catalog."C",
    special_to text COLLATE pg_catalog."C",
    in_stock bigint DEFAULT 0 NOT NULL,
    priced bigint DEFAULT 0 NOT NULL,
    part_in_stock bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.proof (
    contact text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    salt text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL COLLATE pg_catalog."C",
    attempts bigint DEFAULT 0 NOT NULL,
    expires_at bigint NOT NULL,
    CONSTRAINT proof_kind_check CHECK ((kind = ANY (ARRAY['code'::text, 'link'::text, 'reset'::text])))
);
CREATE TABLE public.rate (
    key text NOT NULL COLLATE pg_catalog."C",
    count bigint NOT NULL,
    ends_at bigint NOT NULL
);
CREATE TABLE public.recovery_code (
    customer_id bigint NOT NULL,
    hash text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.refund_task (
    order_id text NOT NULL COLLATE pg_catalog."C",
    reason text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    created_at bigint NOT NULL,
    done_at bigint,
    done_by text COLLATE pg_catalog."C",
    CONSTRAINT refund_task_amount_check CHECK ((amount > 0))
);
CREATE TABLE public.review (
    id bigint NOT NULL,
    product_sku text NOT NULL COLLATE pg_catalog."C",
    status bigint NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C",
    document text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.royalty (
    order_id bigint NOT NULL,
    blogger_id bigint NOT NULL,
    sum bigint NOT NULL,
    bonus bigint NOT NULL,
    currency text NOT NULL COLLATE pg_catalog."C",
    payout_id bigint,
    rule text COLLATE pg_catalog."C",
    code text COLLATE pg_catalog."C",
    base bigint DEFAULT 0 NOT NULL,
    kept bigint DEFAULT 0 NOT NULL,
    profit_percent double precision DEFAULT 10 NOT NULL,
    bonus_percent double precision DEFAULT 2 NOT NULL,
    return_days bigint DEFAULT 14 NOT NULL,
    ordered_at bigint DEFAULT 0 NOT NULL,
    order_total bigint DEFAULT 0 NOT NULL,
    state text DEFAULT 'pending'::text NOT NULL COLLATE pg_catalog."C",
    due_at bigint,
    confirmed_at bigint,
    CONSTRAINT royalty_rule_check CHECK ((rule = ANY (ARRAY['coupon'::text, 'link'::text]))),
    CONSTRAINT royalty_state_check CHECK ((state = ANY (ARRAY['awaits-payment'::text, 'pending'::text, 'confirmed'::text, 'rejected'::text])))
);
CREATE TABLE public.schema_version (
    version bigint NOT NULL
);
CREATE TABLE public.second_factor (
    customer_id bigint NOT NULL,
    secret text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    confirmed_at bigint,
    last_step bigint
);
CREATE TABLE public.secret (
    name text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.session (
    id bigint NOT NULL,
    customer_id bigint NOT NULL,
    actor_id bigint,
    expires_at bigint NOT NULL,
    created_at bigint NOT NULL,
    actor_session_id bigint,
    device text COLLATE pg_catalog."C",
    seen_at bigint,
    factor_at bigint
);
ALTER TABLE public.session ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.session_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.session_token (
    hash text NOT NULL COLLATE pg_catalog."C",
    session_id bigint NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    expires_at bigint NOT NULL,
    spent_at bigint,
    CONSTRAINT session_token_kind_check CHECK ((kind = ANY (ARRAY['access'::text, 'refresh'::text])))
);
CREATE TABLE public.shop_event (
    id bigint NOT NULL,
    "position" bigint,
    name text NOT NULL COLLATE pg_catalog."C",
    version bigint NOT NULL,
    at bigint NOT NULL,
    data text NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE public.shop_event ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.shop_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE SEQUENCE public.shop_event_position
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.shop_order (
    id bigint NOT NULL,
    order_id text NOT NULL COLLATE pg_catalog."C",
    number text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL COLLATE pg_catalog."C",
    cart_token text NOT NULL COLLATE pg_catalog."C",
    store_code text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    status text NOT NULL COLLATE pg_catalog."C",
    currency text NOT NULL COLLATE pg_catalog."C",
    grand_total bigint NOT NULL,
    redirect bigint NOT NULL,
    units text NOT NULL COLLATE pg_catalog."C",
    document text NOT NULL COLLATE pg_catalog."C",
    result text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    customer_id bigint,
    delivery_status text COLLATE pg_catalog."C",
    stage bigint,
    fulfilment text COLLATE pg_catalog."C",
    source text COLLATE pg_catalog."C",
    revision bigint DEFAULT 0 NOT NULL,
    search text COLLATE pg_catalog."C",
    payment_method text COLLATE pg_catalog."C",
    shipping_method text COLLATE pg_catalog."C",
    has_returns bigint DEFAULT 0 NOT NULL,
    coupon text COLLATE pg_catalog."C",
    CONSTRAINT shop_order_status_check CHECK ((status = ANY (ARRAY['new'::text, 'paid'::text, 'canceled'::text])))
);
ALTER TABLE public.shop_order ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.shop_order_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.staff_change (
    id bigint NOT NULL,
    at bigint NOT NULL,
    who text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    record text NOT NULL COLLATE pg_catalog."C",
    action text NOT NULL COLLATE pg_catalog."C",
    before text,
    after text,
    CONSTRAINT staff_change_action_check CHECK ((action = ANY (ARRAY['created'::text, 'changed'::text, 'removed'::text, 'restored'::text])))
);
ALTER TABLE public.staff_change ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.staff_change_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.staff_presence (
    kind text NOT NULL COLLATE pg_catalog."C",
    record text NOT NULL COLLATE pg_catalog."C",
    page text NOT NULL COLLATE pg_catalog."C",
    customer_id bigint NOT NULL,
    editing bigint NOT NULL,
    since bigint NOT NULL,
    seen_at bigint NOT NULL
);
CREATE TABLE public.staff_role (
    name text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL,
    permissions text NOT NULL
);
CREATE TABLE public.staff_view (
    customer_id bigint NOT NULL,
    list text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    query text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.stock (
    sku text NOT NULL COLLATE pg_catalog."C",
    product_id bigint,
    qty bigint NOT NULL,
    is_in_stock bigint NOT NULL,
    manage_stock bigint NOT NULL,
    version bigint NOT NULL
);
CREATE TABLE public.stock_alert (
    key text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    sku text NOT NULL COLLATE pg_catalog."C",
    store_code text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    next_at bigint NOT NULL
);
CREATE TABLE public.tax_rule (
    id bigint NOT NULL,
    document text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.test_payment (
    order_id text NOT NULL COLLATE pg_catalog."C",
    event_id text NOT NULL COLLATE pg_catalog."C",
    status text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT test_payment_status_check CHECK ((status = ANY (ARRAY['approved'::text, 'declined'::text, 'canceled'::text])))
);
CREATE TABLE public.variant (
    sku text NOT NULL COLLATE pg_catalog."C",
    product_id bigint NOT NULL
);
INSERT INTO public.attribute VALUES ('attribute.code 0: Ключ 外套 ''é'' "\"', 'attribute.document 0: Ключ 外套 ''é'' "\"', 'attribute.labels 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.attribute VALUES ('attribute.code 1: Ключ 外套 ''é'' "\"', 'attribute.document 1: Ключ 外套 ''é'' "\"', NULL);
INSERT INTO public.attribute VALUES ('attribute.code 2: Ключ 外套 ''é'' "\"', 'attribute.document 2: Ключ 外套 ''é'' "\"', 'attribute.labels 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.blogger_code VALUES (3, 'blogger_code.code 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.blogger_code VALUES (10, 'blogger_code.code 1: Ключ 外套 ''é'' "\"');
INSERT INTO public.blogger_code VALUES (17, 'blogger_code.code 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.blogger_payout VALUES (3, 3, 3, 3, 'blogger_payout.currency 0: Ключ 外套 ''é'' "\"', 3, 3, 3, 3);
INSERT INTO public.blogger_payout VALUES (10, 10, 10, 10, 'blogger_payout.currency 1: Ключ 外套 ''é'' "\"', 10, NULL, NULL, NULL);
INSERT INTO public.blogger_payout VALUES (17, 17, 17, 17, 'blogger_payout.currency 2: Ключ 外套 ''é'' "\"', 17, 17, 17, 17);
INSERT INTO public.blogger_payout_file VALUES (3, '\x0000ff', 3);
INSERT INTO public.blogger_payout_file VALUES (10, '\x0100ff', 10);
INSERT INTO public.blogger_payout_file VALUES (17, '\x0200ff', 17);
INSERT INTO public.blogger_photo VALUES (3, 3, 'blogger_photo.path 0: Ключ 外套 ''é'' "\"', 'blogger_photo.hash 0: Ключ 外套 ''é'' "\"', 3, 3, 3);
INSERT INTO public.blogger_photo VALUES (10, 10, 'blogger_photo.path 1: Ключ 外套 ''é'' "\"', 'blogger_photo.hash 1: Ключ 外套 ''é'' "\"', NULL, NULL, 10);
INSERT INTO public.blogger_photo VALUES (17, 17, 'blogger_photo.path 2: Ключ 外套 ''é'' "\"', 'blogger_photo.hash 2: Ключ 外套 ''é'' "\"', 17, 17, 17);
INSERT INTO public.blogger_post VALUES (3, 3, 'story', 3, 'blogger_post.document 0: Ключ 外套 ''é'' "\"', 'blogger_post.uid 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.blogger_post VALUES (10, 10, 'story', 10, 'blogger_post.document 1: Ключ 外套 ''é'' "\"', NULL);
INSERT INTO public.blogger_post VALUES (17, 17, 'story', 17, 'blogger_post.document 2: Ключ 外套 ''é'' "\"', 'blogger_post.uid 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.blogger_post_product VALUES (3, 3);
INSERT INTO public.blogger_post_product VALUES (10, 10);
INSERT INTO public.blogger_post_product VALUES (17, 17);
INSERT INTO public.blogger_product VALUES (3, 3, '{"orderId":"7"}', 'blogger_product.order_id 0: Ключ 外套 ''é'' "\"', 'blogger_product.parts_key 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.blogger_product VALUES (10, 10, '{"orderId":"7"}', NULL, NULL);
INSERT INTO public.blogger_product VALUES (17, 17, '{"orderId":"7"}', 'blogger_product.order_id 2: Ключ 外套 ''é'' "\"', 'blogger_product.parts_key 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.blogger_set_part VALUES (3, 3);
INSERT INTO public.blogger_set_part VALUES (10, 10);
INSERT INTO public.blogger_set_part VALUES (17, 17);
INSERT INTO public.cart VALUES ('cart.token 0: Ключ 外套 ''é'' "\"', 'cart.store_code 0: Ключ 外套 ''é'' "\"', 'open', 'cart.coupon 0: Ключ 外套 ''é'' "\"', 'cart.shipping_method 0: Ключ 外套 ''é'' "\"', 'cart.shipping_carrier 0: Ключ 外套 ''é'' "\"', 'cart.payment_method 0: Ключ 外套 ''é'' "\"', 'cart.address 0: Ключ 外套 ''é'' "\"', 'cart.billing_address 0: Ключ 外套 ''é'' "\"', 3, 3, 3, 3, 3, 3, 'cart.joined_into 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.cart VALUES ('cart.token 1: Ключ 外套 ''é'' "\"', 'cart.store_code 1: Ключ 外套 ''é'' "\"', 'open', NULL, NULL, NULL, NULL, NULL, NULL, 10, 10, 10, NULL, 10, 10, NULL);
INSERT INTO public.cart VALUES ('cart.token 2: Ключ 外套 ''é'' "\"', 'cart.store_code 2: Ключ 外套 ''é'' "\"', 'open', 'cart.coupon 2: Ключ 外套 ''é'' "\"', 'cart.shipping_method 2: Ключ 外套 ''é'' "\"', 'cart.shipping_carrier 2: Ключ 外套 ''é'' "\"', 'cart.payment_method 2: Ключ 外套 ''é'' "\"', 'cart.address 2: Ключ 外套 ''é'' "\"', 'cart.billing_address 2: Ключ 外套 ''é'' "\"', 17, 17, 17, 17, 17, 17, 'cart.joined_into 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.cart_gift_card VALUES ('cart.token 0: Ключ 外套 ''é'' "\"', 'cart_gift_card.card_id 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.cart_gift_card VALUES ('cart.token 1: Ключ 外套 ''é'' "\"', 'cart_gift_card.card_id 1: Ключ 外套 ''é'' "\"');
INSERT INTO public.cart_gift_card VALUES ('cart.token 2: Ключ 外套 ''é'' "\"', 'cart_gift_card.card_id 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.cart_line VALUES ('cart.token 0: Ключ 外套 ''é'' "\"', 3, 'cart_line.sku 0: Ключ 外套 ''é'' "\"', 'cart_line.parent_sku 0: Ключ 外套 ''é'' "\"', 3, 'cart_line.choice 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.cart_line VALUES ('cart.token 1: Ключ 外套 ''é'' "\"', 10, 'cart_line.sku 1: Ключ 外套 ''é'' "\"', NULL, 10, 'cart_line.choice 1: Ключ 外套 ''é'' "\"');
INSERT INTO public.cart_line VALUES ('cart.token 2: Ключ 外套 ''é'' "\"', 17, 'cart_line.sku 2: Ключ 外套 ''é'' "\"', 'cart_line.parent_sku 2: Ключ 外套 ''é'' "\"', 17, 'cart_line.choice 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.cart_quote VALUES ('cart.token 0: Ключ 外套 ''é'' "\"', 'tax', 'cart_quote.key 0: Ключ 外套 ''é'' "\"', 'cart_quote.document 0: Ключ 外套 ''é'' "\"', 3);
INSERT INTO public.cart_quote VALUES ('cart.token 1: Ключ 外套 ''é'' "\"', 'tax', 'cart_quote.key 1: Ключ 外套 ''é'' "\"', 'cart_quote.document 1: Ключ 外套 ''é'' "\"', 10);
INSERT INTO public.cart_quote VALUES ('cart.token 2: Ключ 外套 ''é'' "\"', 'tax', 'cart_quote.key 2: Ключ 外套 ''é'' "\"', 'cart_quote.document 2: Ключ 外套 ''é'' "\"', 17);
INSERT INTO public.cart_share VALUES ('cart_share.code 0: Ключ 外套 ''é'' "\"', 'cart.token 0: Ключ 外套 ''é'' "\"', 'cart_share.lines 0: Ключ 外套 ''é'' "\"', 3);
INSERT INTO public.cart_share VALUES ('cart_share.code 1: Ключ 外套 ''é'' "\"', 'cart.token 1: Ключ 外套 ''é'' "\"', 'cart_share.lines 1: Ключ 外套 ''é'' "\"', 10);
INSERT INTO public.cart_share VALUES ('cart_share.code 2: Ключ 外套 ''é'' "\"', 'cart.token 2: Ключ 外套 ''é'' "\"', 'cart_share.lines 2: Ключ 外套 ''é'' "\"', 17);
INSERT INTO public.category VALUES (3, 'category.slug 0: Ключ 外套 ''é'' "\"', 'category.url_path 0: Ключ 外套 ''é'' "\"', 'category.source 0: Ключ 外套 ''é'' "\"', 'category.document 0: Ключ 外套 ''é'' "\"', 'category.names 0: Ключ 外套 ''é'' "\"', 3, 3, 3, 3);
INSERT INTO public.category VALUES (10, 'category.slug 1: Ключ 外套 ''é'' "\"', NULL, 'category.source 1: Ключ 外套 ''é'' "\"', 'category.document 1: Ключ 外套 ''é'' "\"', NULL, 10, 10, 10, 10);
INSERT INTO public.category VALUES (17, 'category.slug 2: Ключ 外套 ''é'' "\"', 'category.url_path 2: Ключ 外套 ''é'' "\"', 'category.source 2: Ключ 外套 ''é'' "\"', 'category.document 2: Ключ 外套 ''é'' "\"', 'category.names 2: Ключ 外套 ''é'' "\"', 17, 17, 17, 17);
INSERT INTO public.change VALUES (3, 'change.kind 0: Ключ 外套 ''é'' "\"', 'change.key 0: Ключ 外套 ''é'' "\"', 'change.detail 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.change VALUES (10, 'change.kind 1: Ключ 外套 ''é'' "\"', 'change.key 1: Ключ 外套 ''é'' "\"', NULL);
INSERT INTO public.change VALUES (17, 'change.kind 2: Ключ 外套 ''é'' "\"', 'change.key 2: Ключ 外套 ''é'' "\"', 'change.detail 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.cms_block VALUES (3, 'cms_block.identifier 0: Ключ 外套 ''é'' "\"', 'cms_block.blocks 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.cms_block VALUES (10, 'cms_block.identifier 1: Ключ 外套 ''é'' "\"', 'cms_block.blocks 1: Ключ 外套 ''é'' "\"');
INSERT INTO public.cms_block VALUES (17, 'cms_block.identifier 2: Ключ 外套 ''é'' "\"', 'cms_block.blocks 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.cms_page VALUES (3, 'cms_page.identifier 0: Ключ 外套 ''é'' "\"', 'cms_page.pages 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.cms_page VALUES (10, 'cms_page.identifier 1: Ключ 外套 ''é'' "\"', 'cms_page.pages 1: Ключ 外套 ''é'' "\"');
INSERT INTO public.cms_page VALUES (17, 'cms_page.identifier 2: Ключ 外套 ''é'' "\"', 'cms_page.pages 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.commerce VALUES ('commerce.name 0: Ключ 外套 ''é'' "\"', 'commerce.document 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.commerce VALUES ('commerce.name 1: Ключ 外套 ''é'' "\"', 'commerce.document 1: Ключ 外套 ''é'' "\"');
INSERT INTO public.commerce VALUES ('commerce.name 2: Ключ 外套 ''é'' "\"', 'commerce.document 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.coupon VALUES ('coupon.code 0: Ключ 外套 ''é'' "\"', 'percent', 'coupon.value 0: Ключ 外套 ''é'' "\"', 3, 'coupon.source 0: Ключ 外套 ''é'' "\"', 3, 3, 3);
INSERT INTO public.coupon VALUES ('coupon.code 1: Ключ 外套 ''é'' "\"', 'percent', 'coupon.value 1: Ключ 外套 ''é'' "\"', 10, 'coupon.source 1: Ключ 外套 ''é'' "\"', NULL, NULL, 10);
INSERT INTO public.coupon VALUES ('coupon.code 2: Ключ 外套 ''é'' "\"', 'percent', 'coupon.value 2: Ключ 外套 ''é'' "\"', 17, 'coupon.source 2: Ключ 外套 ''é'' "\"', 17, 17, 17);
INSERT INTO public.customer VALUES (3, 'customer.login_phone 0: Ключ 外套 ''é'' "\"', 'customer.login_email 0: Ключ 外套 ''é'' "\"', 3, 'customer.email 0: Ключ 外套 ''é'' "\"', 'customer.firstname 0: Ключ 外套 ''é'' "\"', 'customer.lastname 0: Ключ 外套 ''é'' "\"', 'customer.photo 0: Ключ 外套 ''é'' "\"', 'customer.city 0: Ключ 外套 ''é'' "\"', 'customer.postcode 0: Ключ 外套 ''é'' "\"', 'customer.country 0: Ключ 外套 ''é'' "\"', 'customer.addresses 0: Ключ 外套 ''é'' "\"', 'customer.roles 0: Ключ 外套 ''é'' "\"', 3, 3, 'customer.currency 0: Ключ 外套 ''é'' "\"', 'customer.password 0: Ключ 外套 ''é'' "\"', 'customer.source 0: Ключ 外套 ''é'' "\"', 3, 3, 'customer.own_roles 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.customer VALUES (10, NULL, 'customer.login_email 1: Ключ 外套 ''é'' "\"', 10, NULL, 'customer.firstname 1: Ключ 外套 ''é'' "\"', 'customer.lastname 1: Ключ 外套 ''é'' "\"', NULL, NULL, NULL, NULL, 'customer.addresses 1: Ключ 外套 ''é'' "\"', 'customer.roles 1: Ключ 外套 ''é'' "\"', 10, 10, 'customer.currency 1: Ключ 外套 ''é'' "\"', NULL, 'customer.source 1: Ключ 外套 ''é'' "\"', 10, 10, 'customer.own_roles 1: Ключ 外套 ''é'' "\"');
INSERT INTO public.customer VALUES (17, 'customer.login_phone 2: Ключ 外套 ''é'' "\"', 'customer.login_email 2: Ключ 外套 ''é'' "\"', 17, 'customer.email 2: Ключ 外套 ''é'' "\"', 'customer.firstname 2: Ключ 外套 ''é'' "\"', 'customer.lastname 2: Ключ 外套 ''é'' "\"', 'customer.photo 2: Ключ 外套 ''é'' "\"', 'customer.city 2: Ключ 外套 ''é'' "\"', 'customer.postcode 2: Ключ 外套 ''é'' "\"', 'customer.country 2: Ключ 外套 ''é'' "\"', 'customer.addresses 2: Ключ 外套 ''é'' "\"', 'customer.roles 2: Ключ 外套 ''é'' "\"', 17, 17, 'customer.currency 2: Ключ 外套 ''é'' "\"', 'customer.password 2: Ключ 外套 ''é'' "\"', 'customer.source 2: Ключ 外套 ''é'' "\"', 17, 17, 'customer.own_roles 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.download_file VALUES ('download_file.id 0: Ключ 外套 ''é'' "\"', 'download_file.name 0: Ключ 外套 ''é'' "\"', 3, 'download_file.sha256 0: Ключ 外套 ''é'' "\"', 3, 3);
INSERT INTO public.download_file VALUES ('download_file.id 1: Ключ 外套 ''é'' "\"', 'download_file.name 1: Ключ 外套 ''é'' "\"', 10, 'download_file.sha256 1: Ключ 外套 ''é'' "\"', 10, 10);
INSERT INTO public.download_file VALUES ('download_file.id 2: Ключ 外套 ''é'' "\"', 'download_file.name 2: Ключ 外套 ''é'' "\"', 17, 'download_file.sha256 2: Ключ 外套 ''é'' "\"', 17, 17);
INSERT INTO public.event_dead_letter VALUES (3, 'event_dead_letter.subscriber 0: Ключ 外套 ''é'' "\"', 'event_dead_letter.event_id 0: Ключ 外套 ''é'' "\"', '{"id":"1","name":"order.placed"}', 3, 'event_dead_letter.error 0: Ключ 外套 ''é'' "\"', 3);
INSERT INTO public.event_dead_letter VALUES (10, 'event_dead_letter.subscriber 1: Ключ 外套 ''é'' "\"', 'event_dead_letter.event_id 1: Ключ 外套 ''é'' "\"', '{"id":"1","name":"order.placed"}', 10, 'event_dead_letter.error 1: Ключ 外套 ''é'' "\"', 10);
INSERT INTO public.event_dead_letter VALUES (17, 'event_dead_letter.subscriber 2: Ключ 外套 ''é'' "\"', 'event_dead_letter.event_id 2: Ключ 外套 ''é'' "\"', '{"id":"1","name":"order.placed"}', 17, 'event_dead_letter.error 2: Ключ 外套 ''é'' "\"', 17);
INSERT INTO public.event_subscription VALUES ('event_subscription.name 0: Ключ 外套 ''é'' "\"', 3, 3, 3, 'event_subscription.error 0: Ключ 外套 ''é'' "\"', 3);
INSERT INTO public.event_subscription VALUES ('event_subscription.name 1: Ключ 外套 ''é'' "\"', 10, 10, 10, NULL, 10);
INSERT INTO public.event_subscription VALUES ('event_subscription.name 2: Ключ 外套 ''é'' "\"', 17, 17, 17, 'event_subscription.error 2: Ключ 外套 ''é'' "\"', 17);
INSERT INTO public.file VALUES ('file.key 0: Ключ 外套 ''é'' "\"', 3, 'file.sha256 0: Ключ 外套 ''é'' "\"', 3, '\x0000ff');
INSERT INTO public.file VALUES ('file.key 1: Ключ 外套 ''é'' "\"', 10, 'file.sha256 1: Ключ 外套 ''é'' "\"', 10, '\x0100ff');
INSERT INTO public.file VALUES ('file.key 2: Ключ 外套 ''é'' "\"', 17, 'file.sha256 2: Ключ 外套 ''é'' "\"', 17, '\x0200ff');
INSERT INTO public.gift_card VALUES ('gift_card.id 0: Ключ 外套 ''é'' "\"', 3, 3, 3, 'gift_card.currency 0: Ключ 外套 ''é'' "\"', 3, 3, 'gift_card.recipient 0: Ключ 外套 ''é'' "\"', 'gift_card.email 0: Ключ 外套 ''é'' "\"', 'gift_card.message 0: Ключ 外套 ''é'' "\"', 'gift_card.send_on 0: Ключ 外套 ''é'' "\"', 'gift_card.code_hash 0: Ключ 外套 ''é'' "\"', 'gift_card.tail 0: Ключ 外套 ''é'' "\"', 3, 3, 3, 3, 3, 3);
INSERT INTO public.gift_card VALUES ('gift_card.id 1: Ключ 外套 ''é'' "\"', 10, 10, 10, 'gift_card.currency 1: Ключ 外套 ''é'' "\"', 10, 10, NULL, NULL, NULL, NULL, 'gift_card.code_hash 1: Ключ 外套 ''é'' "\"', 'gift_card.tail 1: Ключ 外套 ''é'' "\"', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.gift_card VALUES ('gift_card.id 2: Ключ 外套 ''é'' "\"', 17, 17, 17, 'gift_card.currency 2: Ключ 外套 ''é'' "\"', 17, 17, 'gift_card.recipient 2: Ключ 外套 ''é'' "\"', 'gift_card.email 2: Ключ 外套 ''é'' "\"', 'gift_card.message 2: Ключ 外套 ''é'' "\"', 'gift_card.send_on 2: Ключ 外套 ''é'' "\"', 'gift_card.code_hash 2: Ключ 外套 ''é'' "\"', 'gift_card.tail 2: Ключ 外套 ''é'' "\"', 17, 17, 17, 17, 17, 17);
INSERT INTO public.gift_card_use VALUES (3, 'gift_card_use.card_id 0: Ключ 外套 ''é'' "\"', 3, 3);
INSERT INTO public.gift_card_use VALUES (10, 'gift_card_use.card_id 1: Ключ 外套 ''é'' "\"', 10, 10);
INSERT INTO public.gift_card_use VALUES (17, 'gift_card_use.card_id 2: Ключ 外套 ''é'' "\"', 17, 17);
INSERT INTO public.guest_hold VALUES (3, 3, 'guest_hold.network 0: Ключ 外套 ''é'' "\"', 'guest_hold.mailbox 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.guest_hold VALUES (10, 10, NULL, NULL);
INSERT INTO public.guest_hold VALUES (17, 17, 'guest_hold.network 2: Ключ 外套 ''é'' "\"', 'guest_hold.mailbox 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.impersonation VALUES (3, 3, 3, 3);
INSERT INTO public.impersonation VALUES (10, 10, 10, 10);
INSERT INTO public.impersonation VALUES (17, 17, 17, 17);
INSERT INTO public.import_map VALUES ('import_map.id 0: Ключ 外套 ''é'' "\"', 'import_map.heading 0: Ключ 外套 ''é'' "\"', 'import_map.map 0: Ключ 外套 ''é'' "\"', 3);
INSERT INTO public.import_map VALUES ('import_map.id 1: Ключ 外套 ''é'' "\"', 'import_map.heading 1: Ключ 外套 ''é'' "\"', 'import_map.map 1: Ключ 外套 ''é'' "\"', 10);
INSERT INTO public.import_map VALUES ('import_map.id 2: Ключ 外套 ''é'' "\"', 'import_map.heading 2: Ключ 外套 ''é'' "\"', 'import_map.map 2: Ключ 外套 ''é'' "\"', 17);
INSERT INTO public.lease VALUES ('lease.name 0: Ключ 外套 ''é'' "\"', 'lease.holder 0: Ключ 外套 ''é'' "\"', 3);
INSERT INTO public.lease VALUES ('lease.name 1: Ключ 外套 ''é'' "\"', 'lease.holder 1: Ключ 外套 ''é'' "\"', 10);
INSERT INTO public.lease VALUES ('lease.name 2: Ключ 外套 ''é'' "\"', 'lease.holder 2: Ключ 外套 ''é'' "\"', 17);
INSERT INTO public.ledger_account VALUES (3, 3, 'ledger_account.currency 0: Ключ 外套 ''é'' "\"', 'bonus', 'active', 3);
INSERT INTO public.ledger_account VALUES (10, 10, 'ledger_account.currency 1: Ключ 外套 ''é'' "\"', 'bonus', 'active', 10);
INSERT INTO public.ledger_account VALUES (17, 17, 'ledger_account.currency 2: Ключ 外套 ''é'' "\"', 'bonus', 'active', 17);
INSERT INTO public.ledger_entry VALUES (3, 3, 3);
INSERT INTO public.ledger_entry VALUES (10, 10, 10);
INSERT INTO public.ledger_entry VALUES (17, 17, 17);
INSERT INTO public.ledger_transaction VALUES (3, 3, 'ledger_transaction.currency 0: Ключ 外套 ''é'' "\"', 3, 'ledger_transaction.reason 0: Ключ 外套 ''é'' "\"', 'ledger_transaction.source 0: Ключ 外套 ''é'' "\"', 'ledger_transaction.target 0: Ключ 外套 ''é'' "\"', 3, 3, 3, 3, 'ledger_transaction.sku 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.ledger_transaction VALUES (10, 10, 'ledger_transaction.currency 1: Ключ 外套 ''é'' "\"', 10, 'ledger_transaction.reason 1: Ключ 外套 ''é'' "\"', 'ledger_transaction.source 1: Ключ 外套 ''é'' "\"', 'ledger_transaction.target 1: Ключ 外套 ''é'' "\"', 10, 10, NULL, NULL, NULL);
INSERT INTO public.ledger_transaction VALUES (17, 17, 'ledger_transaction.currency 2: Ключ 外套 ''é'' "\"', 17, 'ledger_transaction.reason 2: Ключ 外套 ''é'' "\"', 'ledger_transaction.source 2: Ключ 外套 ''é'' "\"', 'ledger_transaction.target 2: Ключ 外套 ''é'' "\"', 17, 17, 17, 17, 'ledger_transaction.sku 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.mail_token VALUES ('mail_token.token 0: Ключ 外套 ''é'' "\"', 3);
INSERT INTO public.mail_token VALUES ('mail_token.token 1: Ключ 外套 ''é'' "\"', 10);
INSERT INTO public.mail_token VALUES ('mail_token.token 2: Ключ 外套 ''é'' "\"', 17);
INSERT INTO public.message_channel VALUES ('message_channel.channel 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.message_channel VALUES ('message_channel.channel 1: Ключ 外套 ''é'' "\"');
INSERT INTO public.message_channel VALUES ('message_channel.channel 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.meta VALUES ('catalogue_version', 0);
INSERT INTO public.meta VALUES ('index_version', 0);
INSERT INTO public.meta VALUES ('stock_version', 0);
INSERT INTO public.meta VALUES ('meta.key 0: Ключ 外套 ''é'' "\"', 3);
INSERT INTO public.meta VALUES ('meta.key 1: Ключ 外套 ''é'' "\"', 10);
INSERT INTO public.meta VALUES ('meta.key 2: Ключ 外套 ''é'' "\"', 17);
INSERT INTO public.newsletter VALUES ('newsletter.email 0: Ключ 外套 ''é'' "\"', 'newsletter.store_code 0: Ключ 外套 ''é'' "\"', 3, 3, 'newsletter.key 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.newsletter VALUES ('newsletter.email 1: Ключ 外套 ''é'' "\"', NULL, 10, NULL, 'newsletter.key 1: Ключ 外套 ''é'' "\"');
INSERT INTO public.newsletter VALUES ('newsletter.email 2: Ключ 外套 ''é'' "\"', 'newsletter.store_code 2: Ключ 外套 ''é'' "\"', 17, 17, 'newsletter.key 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.order_download VALUES ('order_download.id 0: Ключ 外套 ''é'' "\"', 3, 3, 3, 'order_download.title 0: Ключ 外套 ''é'' "\"', 'order_download.file_id 0: Ключ 外套 ''é'' "\"', 3, 3, 3, 3, 3, 3);
INSERT INTO public.order_download VALUES ('order_download.id 1: Ключ 外套 ''é'' "\"', 10, 10, 10, 'order_download.title 1: Ключ 外套 ''é'' "\"', NULL, NULL, 10, 10, NULL, NULL, NULL);
INSERT INTO public.order_download VALUES ('order_download.id 2: Ключ 外套 ''é'' "\"', 17, 17, 17, 'order_download.title 2: Ключ 外套 ''é'' "\"', 'order_download.file_id 2: Ключ 外套 ''é'' "\"', 17, 17, 17, 17, 17, 17);
INSERT INTO public.order_event VALUES (3, 3, 3, 'order_event.who 0: Ключ 外套 ''é'' "\"', 'order_event.what 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.order_event VALUES (10, 10, 10, 'order_event.who 1: Ключ 外套 ''é'' "\"', 'order_event.what 1: Ключ 外套 ''é'' "\"');
INSERT INTO public.order_event VALUES (17, 17, 17, 'order_event.who 2: Ключ 外套 ''é'' "\"', 'order_event.what 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.order_file VALUES (3, 'invoice', '\x0000ff', 3);
INSERT INTO public.order_file VALUES (10, 'invoice', '\x0100ff', 10);
INSERT INTO public.order_file VALUES (17, 'invoice', '\x0200ff', 17);
INSERT INTO public.order_refund VALUES (3, 'order_refund.reason 0: Ключ 外套 ''é'' "\"', 3, 3, 'order_refund.who 0: Ключ 外套 ''é'' "\"', 'order_refund.note 0: Ключ 外套 ''é'' "\"', 'order_refund.detail 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.order_refund VALUES (10, 'order_refund.reason 1: Ключ 外套 ''é'' "\"', 10, 10, NULL, NULL, NULL);
INSERT INTO public.order_refund VALUES (17, 'order_refund.reason 2: Ключ 外套 ''é'' "\"', 17, 17, 'order_refund.who 2: Ключ 外套 ''é'' "\"', 'order_refund.note 2: Ключ 外套 ''é'' "\"', 'order_refund.detail 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.outbox VALUES (3, 'outbox.kind 0: Ключ 外套 ''é'' "\"', 'outbox.contact 0: Ключ 外套 ''é'' "\"', 'outbox.subject 0: Ключ 外套 ''é'' "\"', 'outbox.body_text 0: Ключ 外套 ''é'' "\"', 'outbox.body_html 0: Ключ 外套 ''é'' "\"', 3, 'outbox.uid 0: Ключ 外套 ''é'' "\"', 'email', 'outbox.language 0: Ключ 外套 ''é'' "\"', 'outbox.reply_to 0: Ключ 外套 ''é'' "\"', 3, 'sent', 3, 3, 3, 'outbox.error 0: Ключ 外套 ''é'' "\"', 3, 'outbox.letter 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.outbox VALUES (10, 'outbox.kind 1: Ключ 外套 ''é'' "\"', 'outbox.contact 1: Ключ 外套 ''é'' "\"', 'outbox.subject 1: Ключ 外套 ''é'' "\"', 'outbox.body_text 1: Ключ 外套 ''é'' "\"', NULL, 10, 'outbox.uid 1: Ключ 外套 ''é'' "\"', NULL, NULL, NULL, NULL, 'sent', 10, 10, 10, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES (17, 'outbox.kind 2: Ключ 外套 ''é'' "\"', 'outbox.contact 2: Ключ 外套 ''é'' "\"', 'outbox.subject 2: Ключ 外套 ''é'' "\"', 'outbox.body_text 2: Ключ 外套 ''é'' "\"', 'outbox.body_html 2: Ключ 外套 ''é'' "\"', 17, 'outbox.uid 2: Ключ 外套 ''é'' "\"', 'email', 'outbox.language 2: Ключ 外套 ''é'' "\"', 'outbox.reply_to 2: Ключ 外套 ''é'' "\"', 17, 'sent', 17, 17, 17, 'outbox.error 2: Ключ 外套 ''é'' "\"', 17, 'outbox.letter 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.part VALUES ('part.sku 0: Ключ 外套 ''é'' "\"', 3);
INSERT INTO public.part VALUES ('part.sku 1: Ключ 外套 ''é'' "\"', 10);
INSERT INTO public.part VALUES ('part.sku 2: Ключ 外套 ''é'' "\"', 17);
INSERT INTO public.passkey VALUES (3, 3, 'passkey.credential_id 0: Ключ 外套 ''é'' "\"', 'passkey.public_key 0: Ключ 外套 ''é'' "\"', 3, 'passkey.rp_id 0: Ключ 外套 ''é'' "\"', 'passkey.name 0: Ключ 外套 ''é'' "\"', 3, 3, 3);
INSERT INTO public.passkey VALUES (10, 10, 'passkey.credential_id 1: Ключ 外套 ''é'' "\"', 'passkey.public_key 1: Ключ 外套 ''é'' "\"', 10, 'passkey.rp_id 1: Ключ 外套 ''é'' "\"', 'passkey.name 1: Ключ 外套 ''é'' "\"', 10, 10, NULL);
INSERT INTO public.passkey VALUES (17, 17, 'passkey.credential_id 2: Ключ 外套 ''é'' "\"', 'passkey.public_key 2: Ключ 外套 ''é'' "\"', 17, 'passkey.rp_id 2: Ключ 外套 ''é'' "\"', 'passkey.name 2: Ключ 外套 ''é'' "\"', 17, 17, 17);
INSERT INTO public.payment_attempt VALUES ('shop_order.order_id 0: Ключ 外套 ''é'' "\"', 3, 'payment_attempt.provider 0: Ключ 外套 ''é'' "\"', 'payment_attempt.reference 0: Ключ 外套 ''é'' "\"', 'open', 'payment_attempt.returns 0: Ключ 外套 ''é'' "\"', 'payment_attempt.page 0: Ключ 外套 ''é'' "\"', 3);
INSERT INTO public.payment_attempt VALUES ('shop_order.order_id 1: Ключ 外套 ''é'' "\"', 10, 'payment_attempt.provider 1: Ключ 外套 ''é'' "\"', NULL, 'open', 'payment_attempt.returns 1: Ключ 外套 ''é'' "\"', NULL, 10);
INSERT INTO public.payment_attempt VALUES ('shop_order.order_id 2: Ключ 外套 ''é'' "\"', 17, 'payment_attempt.provider 2: Ключ 外套 ''é'' "\"', 'payment_attempt.reference 2: Ключ 外套 ''é'' "\"', 'open', 'payment_attempt.returns 2: Ключ 外套 ''é'' "\"', 'payment_attempt.page 2: Ключ 外套 ''é'' "\"', 17);
INSERT INTO public.payment_event VALUES ('payment_event.event_id 0: Ключ 外套 ''é'' "\"', 'shop_order.order_id 0: Ключ 外套 ''é'' "\"', 'approved', 'none', 3, 'payment_event.currency 0: Ключ 外套 ''é'' "\"', 3);
INSERT INTO public.payment_event VALUES ('payment_event.event_id 1: Ключ 外套 ''é'' "\"', 'shop_order.order_id 1: Ключ 外套 ''é'' "\"', 'approved', 'none', 10, 'payment_event.currency 1: Ключ 外套 ''é'' "\"', 10);
INSERT INTO public.payment_event VALUES ('payment_event.event_id 2: Ключ 外套 ''é'' "\"', 'shop_order.order_id 2: Ключ 外套 ''é'' "\"', 'approved', 'none', 17, 'payment_event.currency 2: Ключ 外套 ''é'' "\"', 17);
INSERT INTO public.payment_refund VALUES ('shop_order.order_id 0: Ключ 外套 ''é'' "\"', 'payment_refund.reason 0: Ключ 外套 ''é'' "\"', 'payment_refund.provider 0: Ключ 外套 ''é'' "\"', 'payment_refund.reference 0: Ключ 外套 ''é'' "\"', 3, 'failed', 3, 3, 'payment_refund.error 0: Ключ 外套 ''é'' "\"', 3);
INSERT INTO public.payment_refund VALUES ('shop_order.order_id 1: Ключ 外套 ''é'' "\"', 'payment_refund.reason 1: Ключ 外套 ''é'' "\"', 'payment_refund.provider 1: Ключ 外套 ''é'' "\"', 'payment_refund.reference 1: Ключ 外套 ''é'' "\"', 10, 'failed', 10, 10, NULL, 10);
INSERT INTO public.payment_refund VALUES ('shop_order.order_id 2: Ключ 外套 ''é'' "\"', 'payment_refund.reason 2: Ключ 外套 ''é'' "\"', 'payment_refund.provider 2: Ключ 外套 ''é'' "\"', 'payment_refund.reference 2: Ключ 外套 ''é'' "\"', 17, 'failed', 17, 17, 'payment_refund.error 2: Ключ 外套 ''é'' "\"', 17);
INSERT INTO public.product VALUES (3, 'product.sku 0: Ключ 外套 ''é'' "\"', 'product.type_id 0: Ключ 外套 ''é'' "\"', 'product.source 0: Ключ 外套 ''é'' "\"', 'product.slug 0: Ключ 外套 ''é'' "\"', 'product.url_key 0: Ключ 外套 ''é'' "\"', 'product.url_path 0: Ключ 外套 ''é'' "\"', 'product.hash 0: Ключ 外套 ''é'' "\"', '{"category_ids":[1],"name":"Jacke"}', '{"us":{"price":20,"special_price":15}}', '{"de":{"name":"Jacke"}}', 4, 3);
INSERT INTO public.product VALUES (10, 'product.sku 1: Ключ 外套 ''é'' "\"', 'product.type_id 1: Ключ 外套 ''é'' "\"', 'product.source 1: Ключ 外套 ''é'' "\"', NULL, NULL, NULL, 'product.hash 1: Ключ 外套 ''é'' "\"', '{"category_ids":[1],"name":"Jacke"}', NULL, NULL, NULL, 10);
INSERT INTO public.product VALUES (17, 'product.sku 2: Ключ 外套 ''é'' "\"', 'product.type_id 2: Ключ 外套 ''é'' "\"', 'product.source 2: Ключ 外套 ''é'' "\"', 'product.slug 2: Ключ 外套 ''é'' "\"', 'product.url_key 2: Ключ 外套 ''é'' "\"', 'product.url_path 2: Ключ 外套 ''é'' "\"', 'product.hash 2: Ключ 外套 ''é'' "\"', '{"category_ids":[1],"name":"Jacke"}', '{"us":{"price":20,"special_price":15}}', '{"de":{"name":"Jacke"}}', 4.5, 17);
INSERT INTO public.product_place VALUES (3, 3);
INSERT INTO public.product_place VALUES (10, 10);
INSERT INTO public.product_place VALUES (17, 17);
INSERT INTO public.product_row VALUES (3, 'product_row.sku 0: Ключ 外套 ''é'' "\"', 'product_row.name 0: Ключ 外套 ''é'' "\"', 'product_row.words 0: Ключ 外套 ''é'' "\"', 'product_row.type 0: Ключ 外套 ''é'' "\"', 3, 4, 4, 'product_row.special_from 0: Ключ 外套 ''é'' "\"', 'product_row.special_to 0: Ключ 外套 ''é'' "\"', 3, 3, 3);
INSERT INTO public.product_row VALUES (10, 'product_row.sku 1: Ключ 外套 ''é'' "\"', 'product_row.name 1: Ключ 外套 ''é'' "\"', 'product_row.words 1: Ключ 外套 ''é'' "\"', 'product_row.type 1: Ключ 外套 ''é'' "\"', 10, NULL, NULL, NULL, NULL, 10, 10, 10);
INSERT INTO public.product_row VALUES (17, 'product_row.sku 2: Ключ 外套 ''é'' "\"', 'product_row.name 2: Ключ 外套 ''é'' "\"', 'product_row.words 2: Ключ 外套 ''é'' "\"', 'product_row.type 2: Ключ 外套 ''é'' "\"', 17, 4.5, 4.5, 'product_row.special_from 2: Ключ 外套 ''é'' "\"', 'product_row.special_to 2: Ключ 外套 ''é'' "\"', 17, 17, 17);
INSERT INTO public.proof VALUES ('proof.contact 0: Ключ 外套 ''é'' "\"', 'code', 'proof.salt 0: Ключ 外套 ''é'' "\"', 'proof.hash 0: Ключ 外套 ''é'' "\"', 3, 3);
INSERT INTO public.proof VALUES ('proof.contact 1: Ключ 外套 ''é'' "\"', 'code', 'proof.salt 1: Ключ 外套 ''é'' "\"', 'proof.hash 1: Ключ 外套 ''é'' "\"', 10, 10);
INSERT INTO public.proof VALUES ('proof.contact 2: Ключ 外套 ''é'' "\"', 'code', 'proof.salt 2: Ключ 外套 ''é'' "\"', 'proof.hash 2: Ключ 外套 ''é'' "\"', 17, 17);
INSERT INTO public.rate VALUES ('rate.key 0: Ключ 外套 ''é'' "\"', 3, 3);
INSERT INTO public.rate VALUES ('rate.key 1: Ключ 外套 ''é'' "\"', 10, 10);
INSERT INTO public.rate VALUES ('rate.key 2: Ключ 外套 ''é'' "\"', 17, 17);
INSERT INTO public.recovery_code VALUES (3, 'recovery_code.hash 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.recovery_code VALUES (10, 'recovery_code.hash 1: Ключ 外套 ''é'' "\"');
INSERT INTO public.recovery_code VALUES (17, 'recovery_code.hash 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.refund_task VALUES ('shop_order.order_id 0: Ключ 外套 ''é'' "\"', 'refund_task.reason 0: Ключ 外套 ''é'' "\"', 3, 3, 3, 'refund_task.done_by 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.refund_task VALUES ('shop_order.order_id 1: Ключ 外套 ''é'' "\"', 'refund_task.reason 1: Ключ 外套 ''é'' "\"', 10, 10, NULL, NULL);
INSERT INTO public.refund_task VALUES ('shop_order.order_id 2: Ключ 外套 ''é'' "\"', 'refund_task.reason 2: Ключ 外套 ''é'' "\"', 17, 17, 17, 'refund_task.done_by 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.review VALUES (3, 'review.product_sku 0: Ключ 外套 ''é'' "\"', 3, 'review.created_at 0: Ключ 外套 ''é'' "\"', 'review.document 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.review VALUES (10, 'review.product_sku 1: Ключ 外套 ''é'' "\"', 10, 'review.created_at 1: Ключ 外套 ''é'' "\"', 'review.document 1: Ключ 外套 ''é'' "\"');
INSERT INTO public.review VALUES (17, 'review.product_sku 2: Ключ 外套 ''é'' "\"', 17, 'review.created_at 2: Ключ 外套 ''é'' "\"', 'review.document 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.royalty VALUES (3, 3, 3, 3, 'royalty.currency 0: Ключ 外套 ''é'' "\"', 3, 'link', 'royalty.code 0: Ключ 外套 ''é'' "\"', 3, 3, 4, 4, 3, 3, 3, 'confirmed', 3, 3);
INSERT INTO public.royalty VALUES (10, 10, 10, 10, 'royalty.currency 1: Ключ 外套 ''é'' "\"', NULL, NULL, NULL, 10, 10, 4.25, 4.25, 10, 10, 10, 'confirmed', NULL, NULL);
INSERT INTO public.royalty VALUES (17, 17, 17, 17, 'royalty.currency 2: Ключ 外套 ''é'' "\"', 17, 'link', 'royalty.code 2: Ключ 外套 ''é'' "\"', 17, 17, 4.5, 4.5, 17, 17, 17, 'confirmed', 17, 17);
INSERT INTO public.schema_version VALUES (35);
INSERT INTO public.second_factor VALUES (3, 'second_factor.secret 0: Ключ 外套 ''é'' "\"', 3, 3, 3);
INSERT INTO public.second_factor VALUES (10, 'second_factor.secret 1: Ключ 外套 ''é'' "\"', 10, NULL, NULL);
INSERT INTO public.second_factor VALUES (17, 'second_factor.secret 2: Ключ 外套 ''é'' "\"', 17, 17, 17);
INSERT INTO public.secret VALUES ('secret.name 0: Ключ 外套 ''é'' "\"', 'secret.value 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.secret VALUES ('secret.name 1: Ключ 外套 ''é'' "\"', 'secret.value 1: Ключ 外套 ''é'' "\"');
INSERT INTO public.secret VALUES ('secret.name 2: Ключ 外套 ''é'' "\"', 'secret.value 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.session VALUES (3, 3, 3, 3, 3, 3, 'session.device 0: Ключ 外套 ''é'' "\"', 3, 3);
INSERT INTO public.session VALUES (10, 10, NULL, 10, 10, NULL, NULL, NULL, NULL);
INSERT INTO public.session VALUES (17, 17, 17, 17, 17, 17, 'session.device 2: Ключ 外套 ''é'' "\"', 17, 17);
INSERT INTO public.session_token VALUES ('session_token.hash 0: Ключ 外套 ''é'' "\"', 3, 'access', 3, 3);
INSERT INTO public.session_token VALUES ('session_token.hash 1: Ключ 外套 ''é'' "\"', 10, 'access', 10, NULL);
INSERT INTO public.session_token VALUES ('session_token.hash 2: Ключ 外套 ''é'' "\"', 17, 'access', 17, 17);
INSERT INTO public.shop_event VALUES (3, 3, 'order.placed', 3, 3, 'shop_event.data 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.shop_event VALUES (10, NULL, 'order.placed', 10, 10, 'shop_event.data 1: Ключ 外套 ''é'' "\"');
INSERT INTO public.shop_event VALUES (17, 17, 'order.placed', 17, 17, 'shop_event.data 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.shop_order VALUES (3, 'shop_order.order_id 0: Ключ 外套 ''é'' "\"', 'shop_order.number 0: Ключ 外套 ''é'' "\"', 'shop_order.hash 0: Ключ 外套 ''é'' "\"', 'shop_order.cart_token 0: Ключ 外套 ''é'' "\"', 'shop_order.store_code 0: Ключ 外套 ''é'' "\"', 'shop_order.email 0: Ключ 外套 ''é'' "\"', 'paid', 'shop_order.currency 0: Ключ 外套 ''é'' "\"', 3, 3, 'shop_order.units 0: Ключ 外套 ''é'' "\"', '{"products":[{"sku":"A","qty":2,"price":1.5}],"totals":[{"code":"grand_total","value":3}]}', 'shop_order.result 0: Ключ 外套 ''é'' "\"', 3, 3, 3, 'shop_order.delivery_status 0: Ключ 外套 ''é'' "\"', 3, 'shop_order.fulfilment 0: Ключ 外套 ''é'' "\"', 'shop_order.source 0: Ключ 外套 ''é'' "\"', 3, 'shop_order.search 0: Ключ 外套 ''é'' "\"', 'shop_order.payment_method 0: Ключ 外套 ''é'' "\"', 'shop_order.shipping_method 0: Ключ 外套 ''é'' "\"', 3, 'shop_order.coupon 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.shop_order VALUES (10, 'shop_order.order_id 1: Ключ 外套 ''é'' "\"', 'shop_order.number 1: Ключ 外套 ''é'' "\"', 'shop_order.hash 1: Ключ 外套 ''é'' "\"', 'shop_order.cart_token 1: Ключ 外套 ''é'' "\"', 'shop_order.store_code 1: Ключ 外套 ''é'' "\"', 'shop_order.email 1: Ключ 外套 ''é'' "\"', 'paid', 'shop_order.currency 1: Ключ 外套 ''é'' "\"', 10, 10, 'shop_order.units 1: Ключ 外套 ''é'' "\"', '{"products":[{"sku":"A","qty":2,"price":1.5}],"totals":[{"code":"grand_total","value":3}]}', 'shop_order.result 1: Ключ 外套 ''é'' "\"', 10, 10, NULL, NULL, NULL, NULL, NULL, 10, NULL, NULL, NULL, 10, NULL);
INSERT INTO public.shop_order VALUES (17, 'shop_order.order_id 2: Ключ 外套 ''é'' "\"', 'shop_order.number 2: Ключ 外套 ''é'' "\"', 'shop_order.hash 2: Ключ 外套 ''é'' "\"', 'shop_order.cart_token 2: Ключ 外套 ''é'' "\"', 'shop_order.store_code 2: Ключ 外套 ''é'' "\"', 'shop_order.email 2: Ключ 外套 ''é'' "\"', 'paid', 'shop_order.currency 2: Ключ 外套 ''é'' "\"', 17, 17, 'shop_order.units 2: Ключ 外套 ''é'' "\"', '{"products":[{"sku":"A","qty":2,"price":1.5}],"totals":[{"code":"grand_total","value":3}]}', 'shop_order.result 2: Ключ 外套 ''é'' "\"', 17, 17, 17, 'shop_order.delivery_status 2: Ключ 外套 ''é'' "\"', 17, 'shop_order.fulfilment 2: Ключ 外套 ''é'' "\"', 'shop_order.source 2: Ключ 外套 ''é'' "\"', 17, 'shop_order.search 2: Ключ 外套 ''é'' "\"', 'shop_order.payment_method 2: Ключ 外套 ''é'' "\"', 'shop_order.shipping_method 2: Ключ 外套 ''é'' "\"', 17, 'shop_order.coupon 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.staff_change VALUES (3, 3, 'staff_change.who 0: Ключ 外套 ''é'' "\"', 'staff_change.kind 0: Ключ 外套 ''é'' "\"', 'staff_change.record 0: Ключ 外套 ''é'' "\"', 'changed', 'staff_change.before 0: Ключ 外套 ''é'' "\"', 'staff_change.after 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.staff_change VALUES (10, 10, 'staff_change.who 1: Ключ 外套 ''é'' "\"', 'staff_change.kind 1: Ключ 外套 ''é'' "\"', 'staff_change.record 1: Ключ 外套 ''é'' "\"', 'changed', NULL, NULL);
INSERT INTO public.staff_change VALUES (17, 17, 'staff_change.who 2: Ключ 外套 ''é'' "\"', 'staff_change.kind 2: Ключ 外套 ''é'' "\"', 'staff_change.record 2: Ключ 外套 ''é'' "\"', 'changed', 'staff_change.before 2: Ключ 外套 ''é'' "\"', 'staff_change.after 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.staff_presence VALUES ('staff_presence.kind 0: Ключ 外套 ''é'' "\"', 'staff_presence.record 0: Ключ 外套 ''é'' "\"', 'staff_presence.page 0: Ключ 外套 ''é'' "\"', 3, 3, 3, 3);
INSERT INTO public.staff_presence VALUES ('staff_presence.kind 1: Ключ 外套 ''é'' "\"', 'staff_presence.record 1: Ключ 外套 ''é'' "\"', 'staff_presence.page 1: Ключ 外套 ''é'' "\"', 10, 10, 10, 10);
INSERT INTO public.staff_presence VALUES ('staff_presence.kind 2: Ключ 外套 ''é'' "\"', 'staff_presence.record 2: Ключ 外套 ''é'' "\"', 'staff_presence.page 2: Ключ 外套 ''é'' "\"', 17, 17, 17, 17);
INSERT INTO public.staff_role VALUES ('staff_role.name 0: Ключ 外套 ''é'' "\"', 'staff_role.title 0: Ключ 外套 ''é'' "\"', 'staff_role.permissions 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.staff_role VALUES ('staff_role.name 1: Ключ 外套 ''é'' "\"', 'staff_role.title 1: Ключ 外套 ''é'' "\"', 'staff_role.permissions 1: Ключ 外套 ''é'' "\"');
INSERT INTO public.staff_role VALUES ('staff_role.name 2: Ключ 外套 ''é'' "\"', 'staff_role.title 2: Ключ 外套 ''é'' "\"', 'staff_role.permissions 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.staff_view VALUES (3, 'staff_view.list 0: Ключ 外套 ''é'' "\"', 'staff_view.name 0: Ключ 外套 ''é'' "\"', 'staff_view.query 0: Ключ 外套 ''é'' "\"', 3);
INSERT INTO public.staff_view VALUES (10, 'staff_view.list 1: Ключ 外套 ''é'' "\"', 'staff_view.name 1: Ключ 外套 ''é'' "\"', 'staff_view.query 1: Ключ 外套 ''é'' "\"', 10);
INSERT INTO public.staff_view VALUES (17, 'staff_view.list 2: Ключ 外套 ''é'' "\"', 'staff_view.name 2: Ключ 外套 ''é'' "\"', 'staff_view.query 2: Ключ 外套 ''é'' "\"', 17);
INSERT INTO public.stock VALUES ('stock.sku 0: Ключ 外套 ''é'' "\"', 3, 3, 3, 3, 3);
INSERT INTO public.stock VALUES ('stock.sku 1: Ключ 外套 ''é'' "\"', NULL, 10, 10, 10, 10);
INSERT INTO public.stock VALUES ('stock.sku 2: Ключ 外套 ''é'' "\"', 17, 17, 17, 17, 17);
INSERT INTO public.stock_alert VALUES ('stock_alert.key 0: Ключ 外套 ''é'' "\"', 'stock_alert.email 0: Ключ 外套 ''é'' "\"', 'stock_alert.sku 0: Ключ 外套 ''é'' "\"', 'stock_alert.store_code 0: Ключ 外套 ''é'' "\"', 3, 3);
INSERT INTO public.stock_alert VALUES ('stock_alert.key 1: Ключ 外套 ''é'' "\"', 'stock_alert.email 1: Ключ 外套 ''é'' "\"', 'stock_alert.sku 1: Ключ 外套 ''é'' "\"', 'stock_alert.store_code 1: Ключ 外套 ''é'' "\"', 10, 10);
INSERT INTO public.stock_alert VALUES ('stock_alert.key 2: Ключ 外套 ''é'' "\"', 'stock_alert.email 2: Ключ 外套 ''é'' "\"', 'stock_alert.sku 2: Ключ 外套 ''é'' "\"', 'stock_alert.store_code 2: Ключ 外套 ''é'' "\"', 17, 17);
INSERT INTO public.tax_rule VALUES (3, 'tax_rule.document 0: Ключ 外套 ''é'' "\"');
INSERT INTO public.tax_rule VALUES (10, 'tax_rule.document 1: Ключ 外套 ''é'' "\"');
INSERT INTO public.tax_rule VALUES (17, 'tax_rule.document 2: Ключ 外套 ''é'' "\"');
INSERT INTO public.test_payment VALUES ('shop_order.order_id 0: Ключ 外套 ''é'' "\"', 'test_payment.event_id 0: Ключ 外套 ''é'' "\"', 'declined');
INSERT INTO public.test_payment VALUES ('shop_order.order_id 1: Ключ 外套 ''é'' "\"', 'test_payment.event_id 1: Ключ 外套 ''é'' "\"', 'declined');
INSERT INTO public.test_payment VALUES ('shop_order.order_id 2: Ключ 外套 ''é'' "\"', 'test_payment.event_id 2: Ключ 外套 ''é'' "\"', 'declined');
INSERT INTO public.variant VALUES ('variant.sku 0: Ключ 外套 ''é'' "\"', 3);
INSERT INTO public.variant VALUES ('variant.sku 1: Ключ 外套 ''é'' "\"', 10);
INSERT INTO public.variant VALUES ('variant.sku 2: Ключ 外套 ''é'' "\"', 17);
SELECT pg_catalog.setval('public.blogger_payout_id_seq', 1, false);
SELECT pg_catalog.setval('public.blogger_photo_id_seq', 1, false);
SELECT pg_catalog.setval('public.blogger_post_id_seq', 1, false);
SELECT pg_catalog.setval('public.blogger_product_id_seq', 1, false);
SELECT pg_catalog.setval('public.change_id_seq', 1, false);
SELECT pg_catalog.setval('public.customer_id_seq', 1, false);
SELECT pg_catalog.setval('public.event_dead_letter_id_seq', 1, false);
SELECT pg_catalog.setval('public.impersonation_id_seq', 1, false);
SELECT pg_catalog.setval('public.ledger_account_id_seq', 1, false);
SELECT pg_catalog.setval('public.ledger_transaction_id_seq', 1, false);
SELECT pg_catalog.setval('public.order_event_id_seq', 1, false);
SELECT pg_catalog.setval('public.outbox_id_seq', 1, false);
SELECT pg_catalog.setval('public.passkey_id_seq', 1, false);
SELECT pg_catalog.setval('public.session_id_seq', 1, false);
SELECT pg_catalog.setval('public.shop_event_id_seq', 1, false);
SELECT pg_catalog.setval('public.shop_event_position', 1, false);
SELECT pg_catalog.setval('public.shop_order_id_seq', 1, false);
SELECT pg_catalog.setval('public.staff_change_id_seq', 1, false);
ALTER TABLE ONLY public.attribute
    ADD CONSTRAINT attribute_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.blogger_code
    ADD CONSTRAINT blogger_code_code_key UNIQUE (code);
ALTER TABLE ONLY public.blogger_code
    ADD CONSTRAINT blogger_code_pkey PRIMARY KEY (blogger_id);
ALTER TABLE ONLY public.blogger_payout_file
    ADD CONSTRAINT blogger_payout_file_pkey PRIMARY KEY (payout_id);
ALTER TABLE ONLY public.blogger_payout
    ADD CONSTRAINT blogger_payout_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blogger_photo
    ADD CONSTRAINT blogger_photo_path_key UNIQUE (path);
ALTER TABLE ONLY public.blogger_photo
    ADD CONSTRAINT blogger_photo_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blogger_post
    ADD CONSTRAINT blogger_post_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blogger_post_product
    ADD CONSTRAINT blogger_post_product_pkey PRIMARY KEY (post_id, product_id);
ALTER TABLE ONLY public.blogger_product
    ADD CONSTRAINT blogger_product_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blogger_set_part
    ADD CONSTRAINT blogger_set_part_pkey PRIMARY KEY (set_id, part_id);
ALTER TABLE ONLY public.cart_gift_card
    ADD CONSTRAINT cart_gift_card_pkey PRIMARY KEY (cart_token, card_id);
ALTER TABLE ONLY public.cart_line
    ADD CONSTRAINT cart_line_cart_token_sku_choice_key UNIQUE (cart_token, sku, choice);
ALTER TABLE ONLY public.cart_line
    ADD CONSTRAINT cart_line_pkey PRIMARY KEY (cart_token, item_id);
ALTER TABLE ONLY public.cart
    ADD CONSTRAINT cart_pkey PRIMARY KEY (token);
ALTER TABLE ONLY public.cart_quote
    ADD CONSTRAINT cart_quote_pkey PRIMARY KEY (cart_token, kind, key);
ALTER TABLE ONLY public.cart_share
    ADD CONSTRAINT cart_share_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.change
    ADD CONSTRAINT change_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cms_block
    ADD CONSTRAINT cms_block_identifier_key UNIQUE (identifier);
ALTER TABLE ONLY public.cms_block
    ADD CONSTRAINT cms_block_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cms_page
    ADD CONSTRAINT cms_page_identifier_key UNIQUE (identifier);
ALTER TABLE ONLY public.cms_page
    ADD CONSTRAINT cms_page_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.commerce
    ADD CONSTRAINT commerce_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.coupon
    ADD CONSTRAINT coupon_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.customer
    ADD CONSTRAINT customer_login_email_key UNIQUE (login_email);
ALTER TABLE ONLY public.customer
    ADD CONSTRAINT customer_login_phone_key UNIQUE (login_phone);
ALTER TABLE ONLY public.customer
    ADD CONSTRAINT customer_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.download_file
    ADD CONSTRAINT download_file_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.event_dead_letter
    ADD CONSTRAINT event_dead_letter_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.event_dead_letter
    ADD CONSTRAINT event_dead_letter_subscriber_event_id_key UNIQUE (subscriber, event_id);
ALTER TABLE ONLY public.event_subscription
    ADD CONSTRAINT event_subscription_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.file
    ADD CONSTRAINT file_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.gift_card
    ADD CONSTRAINT gift_card_code_hash_key UNIQUE (code_hash);
ALTER TABLE ONLY public.gift_card
    ADD CONSTRAINT gift_card_order_id_line_unit_key UNIQUE (order_id, line, unit);
ALTER TABLE ONLY public.gift_card
    ADD CONSTRAINT gift_card_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.gift_card_use
    ADD CONSTRAINT gift_card_use_pkey PRIMARY KEY (order_id, card_id);
ALTER TABLE ONLY public.guest_hold
    ADD CONSTRAINT guest_hold_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.impersonation
    ADD CONSTRAINT impersonation_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.import_map
    ADD CONSTRAINT import_map_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lease
    ADD CONSTRAINT lease_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.ledger_account
    ADD CONSTRAINT ledger_account_blogger_id_currency_kind_name_key UNIQUE (blogger_id, currency, kind, name);
ALTER TABLE ONLY public.ledger_account
    ADD CONSTRAINT ledger_account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_pkey PRIMARY KEY (transaction_id, account_id);
ALTER TABLE ONLY public.ledger_transaction
    ADD CONSTRAINT ledger_transaction_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mail_token
    ADD CONSTRAINT mail_token_pkey PRIMARY KEY (token);
ALTER TABLE ONLY public.message_channel
    ADD CONSTRAINT message_channel_pkey PRIMARY KEY (channel);
ALTER TABLE ONLY public.meta
    ADD CONSTRAINT meta_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.newsletter
    ADD CONSTRAINT newsletter_pkey PRIMARY KEY (email);
ALTER TABLE ONLY public.order_download
    ADD CONSTRAINT order_download_order_id_line_position_key UNIQUE (order_id, line, "position");
ALTER TABLE ONLY public.order_download
    ADD CONSTRAINT order_download_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_event
    ADD CONSTRAINT order_event_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_file
    ADD CONSTRAINT order_file_pkey PRIMARY KEY (order_id, kind);
ALTER TABLE ONLY public.order_refund
    ADD CONSTRAINT order_refund_pkey PRIMARY KEY (order_id, reason);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.part
    ADD CONSTRAINT part_pkey PRIMARY KEY (sku, product_id);
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_credential_id_key UNIQUE (credential_id);
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payment_attempt
    ADD CONSTRAINT payment_attempt_pkey PRIMARY KEY (order_id, attempt);
ALTER TABLE ONLY public.payment_event
    ADD CONSTRAINT payment_event_pkey PRIMARY KEY (event_id);
ALTER TABLE ONLY public.payment_refund
    ADD CONSTRAINT payment_refund_pkey PRIMARY KEY (order_id, reason);
ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.product_place
    ADD CONSTRAINT product_place_pkey PRIMARY KEY (category_id, product_id);
ALTER TABLE ONLY public.product_row
    ADD CONSTRAINT product_row_pkey PRIMARY KEY (product_id);
ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_sku_key UNIQUE (sku);
ALTER TABLE ONLY public.proof
    ADD CONSTRAINT proof_pkey PRIMARY KEY (contact, kind);
ALTER TABLE ONLY public.rate
    ADD CONSTRAINT rate_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_pkey PRIMARY KEY (customer_id, hash);
ALTER TABLE ONLY public.refund_task
    ADD CONSTRAINT refund_task_pkey PRIMARY KEY (order_id, reason);
ALTER TABLE ONLY public.review
    ADD CONSTRAINT review_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.royalty
    ADD CONSTRAINT royalty_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.second_factor
    ADD CONSTRAINT second_factor_pkey PRIMARY KEY (customer_id);
ALTER TABLE ONLY public.secret
    ADD CONSTRAINT secret_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.session_token
    ADD CONSTRAINT session_token_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.shop_event
    ADD CONSTRAINT shop_event_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.shop_event
    ADD CONSTRAINT shop_event_position_key UNIQUE ("position");
ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_hash_key UNIQUE (hash);
ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_number_key UNIQUE (number);
ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_order_id_key UNIQUE (order_id);
ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_change
    ADD CONSTRAINT staff_change_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_presence
    ADD CONSTRAINT staff_presence_pkey PRIMARY KEY (kind, record, page);
ALTER TABLE ONLY public.staff_role
    ADD CONSTRAINT staff_role_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.staff_view
    ADD CONSTRAINT staff_view_pkey PRIMARY KEY (customer_id, list, name);
ALTER TABLE ONLY public.stock_alert
    ADD CONSTRAINT stock_alert_email_sku_key UNIQUE (email, sku);
ALTER TABLE ONLY public.stock_alert
    ADD CONSTRAINT stock_alert_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.stock
    ADD CONSTRAINT stock_pkey PRIMARY KEY (sku);
ALTER TABLE ONLY public.tax_rule
    ADD CONSTRAINT tax_rule_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.test_payment
    ADD CONSTRAINT test_payment_event_id_key UNIQUE (event_id);
ALTER TABLE ONLY public.test_payment
    ADD CONSTRAINT test_payment_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.variant
    ADD CONSTRAINT variant_pkey PRIMARY KEY (sku);
CREATE INDEX blogger_payout_blogger ON public.blogger_payout USING btree (blogger_id);
CREATE UNIQUE INDEX blogger_payout_list ON public.blogger_payout USING btree (blogger_id, currency, up_to) WHERE (withdrawn_at IS NULL);
CREATE INDEX blogger_photo_hash ON public.blogger_photo USING btree (blogger_id, hash);
CREATE INDEX blogger_photo_post ON public.blogger_photo USING btree (post_id);
CREATE INDEX blogger_photo_product ON public.blogger_photo USING btree (product_id);
CREATE INDEX blogger_photo_unused ON public.blogger_photo USING btree (blogger_id, created_at) WHERE (post_id IS NULL);
CREATE INDEX blogger_post_blogger ON public.blogger_post USING btree (blogger_id, promoted_at);
CREATE INDEX blogger_post_product_product ON public.blogger_post_product USING btree (product_id);
CREATE UNIQUE INDEX blogger_post_uid ON public.blogger_post USING btree (blogger_id, uid) WHERE (uid IS NOT NULL);
CREATE INDEX blogger_product_blogger ON public.blogger_product USING btree (blogger_id);
CREATE INDEX blogger_product_order ON public.blogger_product USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE UNIQUE INDEX blogger_set ON public.blogger_product USING btree (blogger_id, parts_key) WHERE (parts_key IS NOT NULL);
CREATE INDEX blogger_set_part_part ON public.blogger_set_part USING btree (part_id);
CREATE INDEX cart_abandoned ON public.cart USING btree (updated_at) WHERE (status <> 'ordered'::text);
CREATE INDEX cart_customer ON public.cart USING btree (customer_id, store_code, updated_at) WHERE (customer_id IS NOT NULL);
CREATE INDEX cart_joined ON public.cart USING btree (joined_into) WHERE (joined_into IS NOT NULL);
CREATE INDEX cart_share_cart ON public.cart_share USING btree (cart_token, shared_at);
CREATE INDEX category_slug ON public.category USING btree (slug);
CREATE INDEX category_url_path ON public.category USING btree (url_path);
CREATE INDEX gift_card_to_send ON public.gift_card USING btree (send_at) WHERE (sent_at IS NULL);
CREATE INDEX guest_hold_mailbox ON public.guest_hold USING btree (mailbox) WHERE (mailbox IS NOT NULL);
CREATE INDEX guest_hold_network ON public.guest_hold USING btree (network) WHERE (network IS NOT NULL);
CREATE INDEX guest_hold_until ON public.guest_hold USING btree (held_until);
CREATE INDEX ledger_entry_account ON public.ledger_entry USING btree (account_id);
CREATE INDEX ledger_transaction_blogger ON public.ledger_transaction USING btree (blogger_id, id);
CREATE INDEX ledger_transaction_open ON public.ledger_transaction USING btree (blogger_id, currency) WHERE ((payout_id IS NULL) AND ((source = 'active'::text) OR (target = 'active'::text)));
CREATE INDEX ledger_transaction_order ON public.ledger_transaction USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX ledger_transaction_payout ON public.ledger_transaction USING btree (payout_id) WHERE (payout_id IS NOT NULL);
CREATE UNIQUE INDEX newsletter_key ON public.newsletter USING btree (key);
CREATE INDEX order_event_order ON public.order_event USING btree (order_id, id);
CREATE INDEX outbox_contact ON public.outbox USING btree (contact, id);
CREATE INDEX outbox_due ON public.outbox USING btree (next_at) WHERE (state = 'waiting'::text);
CREATE INDEX outbox_state ON public.outbox USING btree (state, id);
CREATE INDEX part_product ON public.part USING btree (product_id);
CREATE INDEX passkey_customer ON public.passkey USING btree (customer_id);
CREATE UNIQUE INDEX payment_attempt_reference ON public.payment_attempt USING btree (provider, reference) WHERE (reference IS NOT NULL);
CREATE INDEX payment_event_order ON public.payment_event USING btree (order_id, created_at);
CREATE UNIQUE INDEX payment_once ON public.payment_event USING btree (order_id) WHERE (outcome = 'paid'::text);
CREATE INDEX payment_refund_due ON public.payment_refund USING btree (next_at) WHERE (state = 'waiting'::text);
CREATE INDEX payment_refund_payment ON public.payment_refund USING btree (provider, reference);
CREATE INDEX product_place_product ON public.product_place USING btree (product_id, category_id);
CREATE INDEX product_row_name ON public.product_row USING btree (name, product_id);
CREATE INDEX product_row_price ON public.product_row USING btree (price, product_id);
CREATE INDEX product_row_priced ON public.product_row USING btree (priced) WHERE (priced > 0);
CREATE INDEX product_row_sku ON public.product_row USING btree (sku, product_id);
CREATE INDEX product_slug ON public.product USING btree (slug);
CREATE INDEX product_source ON public.product USING btree (source);
CREATE INDEX product_url_key ON public.product USING btree (url_key);
CREATE INDEX product_url_path ON public.product USING btree (url_path);
CREATE INDEX rate_end ON public.rate USING btree (ends_at);
CREATE INDEX refund_task_open ON public.refund_task USING btree (created_at) WHERE (done_at IS NULL);
CREATE INDEX review_product ON public.review USING btree (product_sku, status, created_at);
CREATE INDEX royalty_blogger ON public.royalty USING btree (blogger_id, ordered_at, order_id);
CREATE INDEX royalty_due ON public.royalty USING btree (due_at) WHERE ((state = 'pending'::text) AND (due_at IS NOT NULL));
CREATE INDEX royalty_payout ON public.royalty USING btree (payout_id);
CREATE INDEX session_actor ON public.session USING btree (actor_id);
CREATE INDEX session_customer ON public.session USING btree (customer_id);
CREATE INDEX session_expiry ON public.session USING btree (expires_at);
CREATE INDEX session_token_session ON public.session_token USING btree (session_id);
CREATE INDEX shop_event_waiting ON public.shop_event USING btree (id) WHERE ("position" IS NULL);
CREATE INDEX shop_order_buyer ON public.shop_order USING btree (lower(TRIM(BOTH FROM email)));
CREATE UNIQUE INDEX shop_order_cart ON public.shop_order USING btree (cart_token) WHERE (status <> 'canceled'::text);
CREATE INDEX shop_order_coupon ON public.shop_order USING btree (coupon) WHERE (coupon IS NOT NULL);
CREATE INDEX shop_order_customer ON public.shop_order USING btree (customer_id, created_at) WHERE (customer_id IS NOT NULL);
CREATE INDEX shop_order_email ON public.shop_order USING btree (email, created_at);
CREATE INDEX shop_order_guest ON public.shop_order USING btree (lower(TRIM(BOTH FROM email))) WHERE (customer_id IS NULL);
CREATE INDEX shop_order_list ON public.shop_order USING btree (created_at, id, status, redirect, stage, delivery_status, store_code, currency, grand_total, payment_method, shipping_method, has_returns, order_id, search);
CREATE INDEX shop_order_payment_method ON public.shop_order USING btree (payment_method) WHERE (payment_method > ''::text);
CREATE INDEX shop_order_shipping_method ON public.shop_order USING btree (shipping_method) WHERE (shipping_method > ''::text);
CREATE INDEX shop_order_store ON public.shop_order USING btree (store_code, id);
CREATE INDEX shop_order_unpaid ON public.shop_order USING btree (created_at) WHERE ((redirect = 1) AND (status = 'new'::text));
CREATE INDEX shop_order_unread ON public.shop_order USING btree (id) WHERE (search IS NULL);
CREATE INDEX staff_change_record ON public.staff_change USING btree (kind, record, id);
CREATE INDEX staff_change_who ON public.staff_change USING btree (who, id);
CREATE INDEX stock_alert_sku ON public.stock_alert USING btree (sku);
CREATE INDEX stock_product ON public.stock USING btree (product_id);
CREATE INDEX stock_version ON public.stock USING btree (version);
CREATE INDEX variant_product ON public.variant USING btree (product_id);
CREATE TRIGGER attribute_written BEFORE INSERT ON public.attribute FOR EACH ROW EXECUTE FUNCTION public.attribute_written();
CREATE TRIGGER category_created AFTER INSERT ON public.category FOR EACH ROW EXECUTE FUNCTION public.category_created();
CREATE TRIGGER category_removed AFTER DELETE ON public.category FOR EACH ROW EXECUTE FUNCTION public.category_removed();
CREATE TRIGGER category_updated AFTER UPDATE ON public.category FOR EACH ROW WHEN (((old.document <> new.document) OR (old.names IS DISTINCT FROM new.names) OR (((((old.product_count > 0) IS DISTINCT FROM (new.product_count > 0)) OR ((old.promo_count > 0) IS DISTINCT FROM (new.promo_count > 0))) OR ((old.approved_count > 0) IS DISTINCT FROM (new.approved_count > 0))) OR ((old.new_count > 0) IS DISTINCT FROM (new.new_count > 0))))) EXECUTE FUNCTION public.category_updated();
CREATE TRIGGER cms_block_removed AFTER DELETE ON public.cms_block FOR EACH ROW EXECUTE FUNCTION public.cms_block_removed();
CREATE TRIGGER cms_block_written BEFORE INSERT ON public.cms_block FOR EACH ROW EXECUTE FUNCTION public.cms_block_written();
CREATE TRIGGER cms_page_removed AFTER DELETE ON public.cms_page FOR EACH ROW EXECUTE FUNCTION public.cms_page_removed();
CREATE TRIGGER cms_page_written BEFORE INSERT ON public.cms_page FOR EACH ROW EXECUTE FUNCTION public.cms_page_written();
CREATE TRIGGER commerce_written BEFORE INSERT ON public.commerce FOR EACH ROW EXECUTE FUNCTION public.commerce_written();
CREATE TRIGGER index_made_anew AFTER UPDATE ON public.meta FOR EACH ROW WHEN (((new.key = 'index_version'::text) AND (old.value <> new.value))) EXECUTE FUNCTION public.index_made_anew();
CREATE TRIGGER parts_counted AFTER INSERT OR DELETE ON public.part FOR EACH ROW EXECUTE FUNCTION public.parts_counted();
CREATE TRIGGER product_created AFTER INSERT ON public.product FOR EACH ROW EXECUTE FUNCTION public.product_created();
CREATE TRIGGER product_rated AFTER UPDATE OF rating, reviews_count ON public.product FOR EACH ROW WHEN (((old.rating IS DISTINCT FROM new.rating) OR (old.reviews_count <> new.reviews_count))) EXECUTE FUNCTION public.product_rated();
CREATE TRIGGER product_removed AFTER DELETE ON public.product FOR EACH ROW EXECUTE FUNCTION public.product_removed();
CREATE TRIGGER product_row_part_added AFTER INSERT ON public.product_row FOR EACH ROW WHEN ((new.in_stock = 1)) EXECUTE FUNCTION public.part_stock_changed();
CREATE TRIGGER product_row_part_changed AFTER UPDATE OF in_stock, sku ON public.product_row FOR EACH ROW WHEN (((old.in_stock <> new.in_stock) OR (old.sku <> new.sku))) EXECUTE FUNCTION public.part_stock_changed();
CREATE TRIGGER product_row_part_removed AFTER DELETE ON public.product_row FOR EACH ROW WHEN ((old.in_stock = 1)) EXECUTE FUNCTION public.part_stock_changed();
CREATE TRIGGER product_updated AFTER UPDATE OF hash ON public.product FOR EACH ROW WHEN ((old.hash <> new.hash)) EXECUTE FUNCTION public.product_updated();
CREATE TRIGGER review_decided AFTER UPDATE OF status ON public.review FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION public.review_decided();
CREATE TRIGGER review_written BEFORE INSERT ON public.review FOR EACH ROW EXECUTE FUNCTION public.review_written();
CREATE TRIGGER shop_event_pruned AFTER INSERT ON public.shop_event FOR EACH ROW WHEN ((((new.id % (100)::bigint) = 0) AND (new."position" IS NULL))) EXECUTE FUNCTION public.prune_events();
CREATE TRIGGER stock_changed AFTER UPDATE ON public.stock FOR EACH ROW WHEN (((old.is_in_stock <> new.is_in_stock) OR (
        CASE old.manage_stock
            WHEN 1 THEN LEAST(old.qty, (20)::bigint)
            ELSE (20)::bigint
        END <>
        CASE new.manage_stock
            WHEN 1 THEN LEAST(new.qty, (20)::bigint)
            ELSE (20)::bigint
        END))) EXECUTE FUNCTION public.stock_changed();
CREATE TRIGGER stock_part_added AFTER INSERT ON public.stock FOR EACH ROW WHEN ((new.is_in_stock = 1)) EXECUTE FUNCTION public.part_stock_changed();
CREATE TRIGGER stock_part_changed AFTER UPDATE OF is_in_stock, sku ON public.stock FOR EACH ROW WHEN (((old.is_in_stock <> new.is_in_stock) OR (old.sku <> new.sku))) EXECUTE FUNCTION public.part_stock_changed();
CREATE TRIGGER stock_part_removed AFTER DELETE ON public.stock FOR EACH ROW WHEN ((old.is_in_stock = 1)) EXECUTE FUNCTION public.part_stock_changed();
CREATE TRIGGER stock_row_counted AFTER INSERT OR DELETE OR UPDATE ON public.stock FOR EACH ROW EXECUTE FUNCTION public.stock_row_counted();
CREATE TRIGGER tax_rule_written BEFORE INSERT ON public.tax_rule FOR EACH ROW EXECUTE FUNCTION public.tax_rule_written();
ALTER TABLE ONLY public.blogger_code
    ADD CONSTRAINT blogger_code_blogger_id_fkey FOREIGN KEY (blogger_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blogger_payout
    ADD CONSTRAINT blogger_payout_blogger_id_fkey FOREIGN KEY (blogger_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blogger_payout_file
    ADD CONSTRAINT blogger_payout_file_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES public.blogger_payout(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blogger_photo
    ADD CONSTRAINT blogger_photo_blogger_id_fkey FOREIGN KEY (blogger_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blogger_photo
    ADD CONSTRAINT blogger_photo_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.blogger_post(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.blogger_photo
    ADD CONSTRAINT blogger_photo_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.blogger_product(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.blogger_post
    ADD CONSTRAINT blogger_post_blogger_id_fkey FOREIGN KEY (blogger_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blogger_post_product
    ADD CONSTRAINT blogger_post_product_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.blogger_post(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blogger_post_product
    ADD CONSTRAINT blogger_post_product_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.blogger_product(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blogger_product
    ADD CONSTRAINT blogger_product_blogger_id_fkey FOREIGN KEY (blogger_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blogger_set_part
    ADD CONSTRAINT blogger_set_part_part_id_fkey FOREIGN KEY (part_id) REFERENCES public.blogger_product(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blogger_set_part
    ADD CONSTRAINT blogger_set_part_set_id_fkey FOREIGN KEY (set_id) REFERENCES public.blogger_product(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart
    ADD CONSTRAINT cart_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.cart_gift_card
    ADD CONSTRAINT cart_gift_card_cart_token_fkey FOREIGN KEY (cart_token) REFERENCES public.cart(token) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_line
    ADD CONSTRAINT cart_line_cart_token_fkey FOREIGN KEY (cart_token) REFERENCES public.cart(token) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_quote
    ADD CONSTRAINT cart_quote_cart_token_fkey FOREIGN KEY (cart_token) REFERENCES public.cart(token) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_share
    ADD CONSTRAINT cart_share_cart_token_fkey FOREIGN KEY (cart_token) REFERENCES public.cart(token) ON DELETE CASCADE;
ALTER TABLE ONLY public.guest_hold
    ADD CONSTRAINT guest_hold_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.shop_order(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ledger_account
    ADD CONSTRAINT ledger_account_blogger_id_fkey FOREIGN KEY (blogger_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.ledger_account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES public.ledger_transaction(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ledger_transaction
    ADD CONSTRAINT ledger_transaction_blogger_id_fkey FOREIGN KEY (blogger_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ledger_transaction
    ADD CONSTRAINT ledger_transaction_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.shop_order(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.ledger_transaction
    ADD CONSTRAINT ledger_transaction_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES public.blogger_payout(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.order_event
    ADD CONSTRAINT order_event_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.shop_order(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_file
    ADD CONSTRAINT order_file_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.shop_order(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_refund
    ADD CONSTRAINT order_refund_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.shop_order(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.part
    ADD CONSTRAINT part_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payment_attempt
    ADD CONSTRAINT payment_attempt_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.shop_order(order_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payment_event
    ADD CONSTRAINT payment_event_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.shop_order(order_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payment_refund
    ADD CONSTRAINT payment_refund_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.shop_order(order_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product_place
    ADD CONSTRAINT product_place_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product_row
    ADD CONSTRAINT product_row_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.second_factor(customer_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.refund_task
    ADD CONSTRAINT refund_task_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.shop_order(order_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.royalty
    ADD CONSTRAINT royalty_blogger_id_fkey FOREIGN KEY (blogger_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.royalty
    ADD CONSTRAINT royalty_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.shop_order(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.royalty
    ADD CONSTRAINT royalty_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES public.blogger_payout(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.second_factor
    ADD CONSTRAINT second_factor_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session_token
    ADD CONSTRAINT session_token_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.session(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.staff_presence
    ADD CONSTRAINT staff_presence_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_view
    ADD CONSTRAINT staff_view_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.stock
    ADD CONSTRAINT stock_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.test_payment
    ADD CONSTRAINT test_payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.shop_order(order_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.variant
    ADD CONSTRAINT variant_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;
