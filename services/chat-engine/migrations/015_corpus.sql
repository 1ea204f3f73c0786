-- Up Migration
-- Misspelt words are compared by their groups of three letters.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- What one ingest made of its folder. Questions search the one that has not been replaced; another stays for a while, so that
-- searches which began in it end.
CREATE TABLE corpus_generation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- SHA-256 of everything that it was made of: an ingest that would make the same makes nothing.
  fingerprint text NOT NULL,
  -- Of the model that its vectors are from; null when it has none. Vectors of two models are never compared.
  model text,
  dimensions int,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- 'infinity' while it is being made, in a transaction that nobody else sees; null once it is searched.
  replaced_at timestamptz DEFAULT 'infinity',
  CHECK ((model IS NULL) = (dimensions IS NULL))
);
CREATE UNIQUE INDEX corpus_generation_current ON corpus_generation ((true)) WHERE replaced_at IS NULL;

CREATE TABLE corpus_page (
  generation bigint NOT NULL REFERENCES corpus_generation ON DELETE CASCADE,
  page text NOT NULL,
  title text NOT NULL,
  exam text NOT NULL,
  subject text NOT NULL,
  tags text[] NOT NULL,
  source text NOT NULL,
  url text,
  reviewed text,
  PRIMARY KEY (generation, page)
);

CREATE TABLE corpus_passage (
  generation bigint NOT NULL,
  number int NOT NULL,
  page text NOT NULL,
  place int NOT NULL,
  exam text NOT NULL,
  text text NOT NULL,
  tokens int NOT NULL,
  -- SHA-256 of what its vector is made of.
  hash bytea NOT NULL,
  -- The stems of its words; those of its title with weight A, of its page's subject and tags with B, of its heading with C.
  stems tsvector NOT NULL,
  PRIMARY KEY (generation, number),
  FOREIGN KEY (generation, page) REFERENCES corpus_page ON DELETE CASCADE
);
-- Compressed, they would have to be unpacked for every word that they are asked for: the text is rather.
ALTER TABLE corpus_passage ALTER stems SET STORAGE MAIN;
-- A list of pending entries would be searched from its beginning to its end.
CREATE INDEX corpus_passage_stems ON corpus_passage USING gin (stems) WITH (fastupdate = off);
CREATE INDEX corpus_passage_page ON corpus_passage (generation, page);

-- How many passages of an exam have a stem; the empty stem counts them all.
CREATE TABLE corpus_stem (
  generation bigint NOT NULL REFERENCES corpus_generation ON DELETE CASCADE,
  stem text NOT NULL,
  exam text NOT NULL,
  passages int NOT NULL,
  PRIMARY KEY (generation, stem, exam)
);

-- How the words of passages begin, for those that a student misspells.
CREATE TABLE corpus_word (
  generation bigint NOT NULL REFERENCES corpus_generation ON DELETE CASCADE,
  word text NOT NULL,
  PRIMARY KEY (generation, word)
);
CREATE INDEX corpus_word_trigrams ON corpus_word USING gin (word gin_trgm_ops) WITH (fastupdate = off);

-- Every vector that was paid for: an ingest that was interrupted, and the next one of the same passages, go on from these.
CREATE TABLE corpus_embedding (
  hash bytea NOT NULL,
  model text NOT NULL,
  dimensions int NOT NULL,
  vector real[] NOT NULL,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (hash, model, dimensions)
);

-- The service owns no table and makes none. Those of vectors need the extension vector, which not every server has, and are
-- made by these functions, with the rights of whoever migrates: a table for each generation, a partition for each exam.

-- How many passages of the generation have a vector now. Partitions of 10,000 rows or more get an index; smaller ones are
-- read as a whole, which finds exactly the nearest.
CREATE FUNCTION corpus_make_vectors(of_generation bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = chat, public, pg_temp AS $$
DECLARE
  made corpus_generation;
  vectors text := 'corpus_vector_' || of_generation;
  counted record;
  total bigint := 0;
BEGIN
  SELECT * INTO STRICT made FROM corpus_generation WHERE id = of_generation AND model IS NOT NULL;
  -- Before 0.8.2 an index that several processes build can be damaged.
  PERFORM set_config('max_parallel_maintenance_workers', '0', true);
  PERFORM set_config('maintenance_work_mem', '1GB', true);
  EXECUTE format(
    'CREATE TABLE %I (exam text NOT NULL, number int NOT NULL, embedding halfvec(%s) NOT NULL) PARTITION BY LIST (exam)',
    vectors, made.dimensions);
  FOR counted IN
    SELECT p.exam, count(*) AS passages FROM corpus_passage AS p WHERE p.generation = of_generation GROUP BY p.exam
  LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES IN (%L)',
      vectors || '_' || counted.exam, vectors, counted.exam);
    EXECUTE format('ALTER TABLE %I ALTER embedding SET STORAGE PLAIN', vectors || '_' || counted.exam);
    EXECUTE format(
      'INSERT INTO %I SELECT p.exam, p.number, e.vector::halfvec(%s)
       FROM corpus_passage AS p JOIN corpus_embedding AS e ON e.hash = p.hash AND e.model = $2 AND e.dimensions = $3
       WHERE p.generation = $1 AND p.exam = $4 ORDER BY p.number',
      vectors || '_' || counted.exam, made.dimensions)
    USING of_generation, made.model, made.dimensions, counted.exam;
    IF counted.passages >= 10000 THEN
      EXECUTE format('CREATE INDEX ON %I USING hnsw (embedding halfvec_cosine_ops) WITH (m = 16, ef_construction = 64)',
        vectors || '_' || counted.exam);
    END IF;
    total := total + counted.passages;
  END LOOP;
  EXECUTE format('ANALYZE %I', vectors);
  RETURN total;
END $$;

-- The passages of these exams whose vectors are nearest, the nearest first.
CREATE FUNCTION corpus_nearest(of_generation bigint, of_exams text[], wanted real[], most int) RETURNS SETOF int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = chat, public, pg_temp AS $$
BEGIN
  PERFORM set_config('hnsw.ef_search', '100', true);
  RETURN QUERY EXECUTE format(
    'SELECT number FROM %I WHERE exam = ANY ($1) ORDER BY embedding <=> $2::halfvec(%s) LIMIT $3',
    'corpus_vector_' || of_generation, cardinality(wanted))
  USING of_exams, wanted, most;
END $$;

-- What the planner knows of a table that has just been filled decides how it is read.
CREATE FUNCTION corpus_analyze() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = chat, pg_temp AS $$
BEGIN
  ANALYZE corpus_page, corpus_passage, corpus_stem, corpus_word;
END $$;

-- Nothing happens to the generation that is searched.
CREATE FUNCTION corpus_drop_generation(of_generation bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = chat, pg_temp AS $$
BEGIN
  DELETE FROM corpus_generation WHERE id = of_generation AND replaced_at IS NOT NULL;
  IF FOUND THEN
    EXECUTE format('DROP TABLE IF EXISTS %I', 'corpus_vector_' || of_generation);
  END IF;
END $$;
