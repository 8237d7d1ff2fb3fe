// Made by scripts/generate-database-types.ts from supabase/migrations; do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export interface Database {
  public: {
    Tables: {
      assignment_results: {
        Row: {
          assignment_id: string;
          class_id: string;
          user_id: string;
          run_id: string;
          finished_at: string;
          seconds: number;
          rights: string;
          answers: Json;
          tries: number;
          best: number;
        };
        Insert: {
          assignment_id: string;
          class_id: string;
          user_id: string;
          run_id: string;
          finished_at: string;
          seconds: number;
          rights: string;
          answers: Json;
          tries?: number;
          best: number;
        };
        Update: {
          assignment_id?: string;
          class_id?: string;
          user_id?: string;
          run_id?: string;
          finished_at?: string;
          seconds?: number;
          rights?: string;
          answers?: Json;
          tries?: number;
          best?: number;
        };
        Relationships: [
          {
            foreignKeyName: "assignment_results_assignment_id_class_id_fkey";
            columns: ["assignment_id","class_id"];
            isOneToOne: false;
            referencedRelation: "assignments";
            referencedColumns: ["id","class_id"];
          },
          {
            foreignKeyName: "assignment_results_pupil_fkey";
            columns: ["user_id","class_id"];
            isOneToOne: false;
            referencedRelation: "class_pupils";
            referencedColumns: ["user_id","class_id"];
          },
        ];
      };
      assignments: {
        Row: {
          id: string;
          class_id: string;
          code: string;
          title: string;
          recipe: string;
          questions: number;
          minutes: number;
          seats: number[] | null;
          is_varied: boolean;
          is_repeatable: boolean;
          opens_on: string;
          closes_on: string;
          created_at: string;
          withdrawn_at: string | null;
        };
        Insert: {
          id: string;
          class_id: string;
          code: string;
          title: string;
          recipe: string;
          questions: number;
          minutes: number;
          seats?: number[] | null;
          is_varied?: boolean;
          is_repeatable?: boolean;
          opens_on: string;
          closes_on: string;
          created_at?: string;
          withdrawn_at?: string | null;
        };
        Update: {
          id?: string;
          class_id?: string;
          code?: string;
          title?: string;
          recipe?: string;
          questions?: number;
          minutes?: number;
          seats?: number[] | null;
          is_varied?: boolean;
          is_repeatable?: boolean;
          opens_on?: string;
          closes_on?: string;
          created_at?: string;
          withdrawn_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "assignments_class_id_fkey";
            columns: ["class_id"];
            isOneToOne: false;
            referencedRelation: "classes";
            referencedColumns: ["id"];
          },
        ];
      };
      class_invitations: {
        Row: {
          class_id: string;
          hash: string;
          expires_at: string;
        };
        Insert: {
          class_id: string;
          hash: string;
          expires_at: string;
        };
        Update: {
          class_id?: string;
          hash?: string;
          expires_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "class_invitations_class_id_fkey";
            columns: ["class_id"];
            isOneToOne: false;
            referencedRelation: "classes";
            referencedColumns: ["id"];
          },
        ];
      };
      class_pictures: {
        Row: {
          class_id: string;
          answers: number;
        };
        Insert: {
          class_id: string;
          answers?: number;
        };
        Update: {
          class_id?: string;
          answers?: number;
        };
        Relationships: [
          {
            foreignKeyName: "class_pictures_class_id_fkey";
            columns: ["class_id"];
            isOneToOne: false;
            referencedRelation: "classes";
            referencedColumns: ["id"];
          },
        ];
      };
      class_pupils: {
        Row: {
          class_id: string;
          number: number;
          user_id: string;
          made_here: boolean;
          joined_at: string;
        };
        Insert: {
          class_id: string;
          number: number;
          user_id: string;
          made_here?: boolean;
          joined_at?: string;
        };
        Update: {
          class_id?: string;
          number?: number;
          user_id?: string;
          made_here?: boolean;
          joined_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "class_pupils_seat_fkey";
            columns: ["class_id","number"];
            isOneToOne: false;
            referencedRelation: "class_seats";
            referencedColumns: ["class_id","number"];
          },
          {
            foreignKeyName: "class_pupils_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "users";
            referencedColumns: ["id"];
          },
        ];
      };
      class_seats: {
        Row: {
          class_id: string;
          number: number;
          emblem: number;
          sealed_name: string | null;
          card_version: number;
          card_hash: string;
          lock_hash: string;
          guesses: number;
          guessed_on: string | null;
          family_version: number;
        };
        Insert: {
          class_id: string;
          number: number;
          emblem: number;
          sealed_name?: string | null;
          card_version?: number;
          card_hash: string;
          lock_hash: string;
          guesses?: number;
          guessed_on?: string | null;
          family_version?: number;
        };
        Update: {
          class_id?: string;
          number?: number;
          emblem?: number;
          sealed_name?: string | null;
          card_version?: number;
          card_hash?: string;
          lock_hash?: string;
          guesses?: number;
          guessed_on?: string | null;
          family_version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "class_seats_class_id_fkey";
            columns: ["class_id"];
            isOneToOne: false;
            referencedRelation: "classes";
            referencedColumns: ["id"];
          },
        ];
      };
      class_teachers: {
        Row: {
          class_id: string;
          teacher_id: string;
          email: string;
          is_owner: boolean;
          joined_at: string;
        };
        Insert: {
          class_id: string;
          teacher_id: string;
          email: string;
          is_owner?: boolean;
          joined_at?: string;
        };
        Update: {
          class_id?: string;
          teacher_id?: string;
          email?: string;
          is_owner?: boolean;
          joined_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "class_teachers_class_id_fkey";
            columns: ["class_id"];
            isOneToOne: false;
            referencedRelation: "classes";
            referencedColumns: ["id"];
          },
        ];
      };
      class_test_marks: {
        Row: {
          test_id: string;
          class_id: string;
          number: number;
          code: "A" | "B" | "C" | "D";
          marks: Json;
          tries: Json;
          mistakes: Json;
          marked_at: string;
        };
        Insert: {
          test_id: string;
          class_id: string;
          number: number;
          code: "A" | "B" | "C" | "D";
          marks: Json;
          tries: Json;
          mistakes: Json;
          marked_at?: string;
        };
        Update: {
          test_id?: string;
          class_id?: string;
          number?: number;
          code?: "A" | "B" | "C" | "D";
          marks?: Json;
          tries?: Json;
          mistakes?: Json;
          marked_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "class_test_marks_seat_fkey";
            columns: ["class_id","number"];
            isOneToOne: false;
            referencedRelation: "class_seats";
            referencedColumns: ["class_id","number"];
          },
          {
            foreignKeyName: "class_test_marks_test_id_class_id_fkey";
            columns: ["test_id","class_id"];
            isOneToOne: false;
            referencedRelation: "class_tests";
            referencedColumns: ["id","class_id"];
          },
        ];
      };
      class_tests: {
        Row: {
          id: string;
          class_id: string;
          title: string;
          address: string;
          content: Json;
          created_at: string;
        };
        Insert: {
          id: string;
          class_id: string;
          title: string;
          address: string;
          content: Json;
          created_at?: string;
        };
        Update: {
          id?: string;
          class_id?: string;
          title?: string;
          address?: string;
          content?: Json;
          created_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "class_tests_class_id_fkey";
            columns: ["class_id"];
            isOneToOne: false;
            referencedRelation: "classes";
            referencedColumns: ["id"];
          },
        ];
      };
      classes: {
        Row: {
          id: string;
          name: string;
          class: "1" | "2" | "3" | "4" | "5";
          school_year: number;
          code: string;
          key_check: string;
          maths_lesson: number | null;
          vietnamese_lesson: number | null;
          created_at: string;
          closed_at: string | null;
        };
        Insert: {
          id?: string;
          name: string;
          class: "1" | "2" | "3" | "4" | "5";
          school_year: number;
          code: string;
          key_check: string;
          maths_lesson?: number | null;
          vietnamese_lesson?: number | null;
          created_at?: string;
          closed_at?: string | null;
        };
        Update: {
          id?: string;
          name?: string;
          class?: "1" | "2" | "3" | "4" | "5";
          school_year?: number;
          code?: string;
          key_check?: string;
          maths_lesson?: number | null;
          vietnamese_lesson?: number | null;
          created_at?: string;
          closed_at?: string | null;
        };
        Relationships: [];
      };
      contacts: {
        Row: {
          id: number;
          email: string;
          message: string;
          created_at: string;
        };
        Insert: {
          id?: never;
          email: string;
          message: string;
          created_at?: string;
        };
        Update: {
          id?: never;
          email?: string;
          message?: string;
          created_at?: string;
        };
        Relationships: [];
      };
      courselist: {
        Row: {
          id: number;
          class: "1" | "2" | "3" | "4" | "5";
          class_type: "practice" | "challenge";
          level: number;
          title: string;
          subtitle: string | null;
          image: string;
          name: string;
          type: "course" | "example-two-class-one" | "game" | "game-range";
          range: string | null;
          seed_hash: string | null;
        };
        Insert: {
          id: number;
          class: "1" | "2" | "3" | "4" | "5";
          class_type: "practice" | "challenge";
          level: number;
          title: string;
          subtitle?: string | null;
          image: string;
          name: string;
          type: "course" | "example-two-class-one" | "game" | "game-range";
          range?: string | null;
          seed_hash?: string | null;
        };
        Update: {
          id?: number;
          class?: "1" | "2" | "3" | "4" | "5";
          class_type?: "practice" | "challenge";
          level?: number;
          title?: string;
          subtitle?: string | null;
          image?: string;
          name?: string;
          type?: "course" | "example-two-class-one" | "game" | "game-range";
          range?: string | null;
          seed_hash?: string | null;
        };
        Relationships: [];
      };
      deleted_profiles: {
        Row: {
          user_id: string;
          username: string;
          username_key: string;
          username_skeleton: string;
          avatar: string;
          deleted_at: string;
        };
        Insert: {
          user_id: string;
          username: string;
          username_key: string;
          username_skeleton: string;
          avatar: string;
          deleted_at?: string;
        };
        Update: {
          user_id?: string;
          username?: string;
          username_key?: string;
          username_skeleton?: string;
          avatar?: string;
          deleted_at?: string;
        };
        Relationships: [];
      };
      family_cards: {
        Row: {
          class_id: string;
          number: number;
          user_id: string;
          hash: string;
          created_at: string;
        };
        Insert: {
          class_id: string;
          number: number;
          user_id: string;
          hash: string;
          created_at?: string;
        };
        Update: {
          class_id?: string;
          number?: number;
          user_id?: string;
          hash?: string;
          created_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "family_cards_pupil_fkey";
            columns: ["user_id","class_id"];
            isOneToOne: false;
            referencedRelation: "class_pupils";
            referencedColumns: ["user_id","class_id"];
          },
          {
            foreignKeyName: "family_cards_seat_fkey";
            columns: ["class_id","number"];
            isOneToOne: false;
            referencedRelation: "class_pupils";
            referencedColumns: ["class_id","number"];
          },
        ];
      };
      hidden_pupils: {
        Row: {
          user_id: string;
          hidden_at: string;
          waits_until: string | null;
        };
        Insert: {
          user_id: string;
          hidden_at?: string;
          waits_until?: string | null;
        };
        Update: {
          user_id?: string;
          hidden_at?: string;
          waits_until?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "hidden_pupils_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "users";
            referencedColumns: ["id"];
          },
        ];
      };
      level_totals: {
        Row: {
          level_name: string;
          user_id: string;
          levels_done: number;
          total_time: number;
          score: number;
        };
        Insert: {
          level_name: string;
          user_id: string;
          levels_done: number;
          total_time: number;
          score: number;
        };
        Update: {
          level_name?: string;
          user_id?: string;
          levels_done?: number;
          total_time?: number;
          score?: number;
        };
        Relationships: [
          {
            foreignKeyName: "level_totals_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "users";
            referencedColumns: ["id"];
          },
        ];
      };
      like: {
        Row: {
          id: number;
          like: number;
          created_at: string;
        };
        Insert: {
          id?: never;
          like?: number;
          created_at?: string;
        };
        Update: {
          id?: never;
          like?: number;
          created_at?: string;
        };
        Relationships: [];
      };
      like_total: {
        Row: {
          id: boolean;
          total: number;
        };
        Insert: {
          id?: boolean;
          total: number;
        };
        Update: {
          id?: boolean;
          total?: number;
        };
        Relationships: [];
      };
      passages: {
        Row: {
          id: string;
          title: string;
          body: string;
          seed_hash: string | null;
          updated_at: string;
          form: "prose" | "verse" | "letter" | "notice" | "table";
        };
        Insert: {
          id: string;
          title: string;
          body: string;
          seed_hash?: string | null;
          updated_at?: string;
          form?: "prose" | "verse" | "letter" | "notice" | "table";
        };
        Update: {
          id?: string;
          title?: string;
          body?: string;
          seed_hash?: string | null;
          updated_at?: string;
          form?: "prose" | "verse" | "letter" | "notice" | "table";
        };
        Relationships: [];
      };
      picture_locks: {
        Row: {
          user_id: string;
          hash: string;
          guesses: number;
          guessed_on: string | null;
        };
        Insert: {
          user_id: string;
          hash: string;
          guesses?: number;
          guessed_on?: string | null;
        };
        Update: {
          user_id?: string;
          hash?: string;
          guesses?: number;
          guessed_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "picture_locks_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "users";
            referencedColumns: ["id"];
          },
        ];
      };
      proven_browsers: {
        Row: {
          user_id: string;
          browser: string;
          has_made: boolean;
          opened_lock: number | null;
          proven_at: string;
          failures: number;
          wait_until: string | null;
        };
        Insert: {
          user_id: string;
          browser: string;
          has_made?: boolean;
          opened_lock?: number | null;
          proven_at?: string;
          failures?: number;
          wait_until?: string | null;
        };
        Update: {
          user_id?: string;
          browser?: string;
          has_made?: boolean;
          opened_lock?: number | null;
          proven_at?: string;
          failures?: number;
          wait_until?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "proven_browsers_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "users";
            referencedColumns: ["id"];
          },
        ];
      };
      pupil_mistakes: {
        Row: {
          user_id: string;
          day: string;
          skill_id: string;
          code: string;
          times: number;
          first_at: string;
          sample: Json;
        };
        Insert: {
          user_id: string;
          day: string;
          skill_id: string;
          code: string;
          times: number;
          first_at: string;
          sample: Json;
        };
        Update: {
          user_id?: string;
          day?: string;
          skill_id?: string;
          code?: string;
          times?: number;
          first_at?: string;
          sample?: Json;
        };
        Relationships: [
          {
            foreignKeyName: "pupil_mistakes_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "users";
            referencedColumns: ["id"];
          },
        ];
      };
      pupil_sessions: {
        Row: {
          id: string;
          user_id: string;
          started_at: string;
        };
        Insert: {
          id: string;
          user_id: string;
          started_at?: string;
        };
        Update: {
          id?: string;
          user_id?: string;
          started_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "pupil_sessions_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "users";
            referencedColumns: ["id"];
          },
        ];
      };
      questions: {
        Row: {
          id: string;
          course_id: string;
          type: string;
          prompt: string;
          say: string | null;
          answer: string;
          distractors: Json;
          explain: string;
          level: number;
          seed_hash: string | null;
          updated_at: string;
          orders: Json;
          passage_id: string | null;
          evidence: string | null;
          hints: Json;
          feedback: Json;
        };
        Insert: {
          id: string;
          course_id: string;
          type?: string;
          prompt: string;
          say?: string | null;
          answer: string;
          distractors?: Json;
          explain: string;
          level: number;
          seed_hash?: string | null;
          updated_at?: string;
          orders?: Json;
          passage_id?: string | null;
          evidence?: string | null;
          hints?: Json;
          feedback?: Json;
        };
        Update: {
          id?: string;
          course_id?: string;
          type?: string;
          prompt?: string;
          say?: string | null;
          answer?: string;
          distractors?: Json;
          explain?: string;
          level?: number;
          seed_hash?: string | null;
          updated_at?: string;
          orders?: Json;
          passage_id?: string | null;
          evidence?: string | null;
          hints?: Json;
          feedback?: Json;
        };
        Relationships: [
          {
            foreignKeyName: "questions_passage_id_fkey";
            columns: ["passage_id"];
            isOneToOne: false;
            referencedRelation: "passages";
            referencedColumns: ["id"];
          },
        ];
      };
      run_sums: {
        Row: {
          user_id: string;
          month: string;
          mode: "practice" | "challenge";
          activity: string;
          runs: number;
          right_first: number;
          right_second: number;
          passed: number;
          points: number;
          total_time: number;
        };
        Insert: {
          user_id: string;
          month: string;
          mode: "practice" | "challenge";
          activity: string;
          runs: number;
          right_first: number;
          right_second: number;
          passed: number;
          points: number;
          total_time: number;
        };
        Update: {
          user_id?: string;
          month?: string;
          mode?: "practice" | "challenge";
          activity?: string;
          runs?: number;
          right_first?: number;
          right_second?: number;
          passed?: number;
          points?: number;
          total_time?: number;
        };
        Relationships: [
          {
            foreignKeyName: "run_sums_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "users";
            referencedColumns: ["id"];
          },
        ];
      };
      runs: {
        Row: {
          id: string;
          user_id: string | null;
          guest_id: string | null;
          mode: "practice" | "challenge";
          activity: string;
          level: number;
          started_at: string;
          finished_at: string | null;
          answers: Json;
          right_first: number;
          right_second: number;
          points: number;
          total_time: number | null;
          passed: boolean | null;
          result: Json | null;
          tries: Json | null;
          learned: boolean;
          in_full: boolean;
          recipe: Json | null;
        };
        Insert: {
          id: string;
          user_id?: string | null;
          guest_id?: string | null;
          mode: "practice" | "challenge";
          activity: string;
          level: number;
          started_at: string;
          finished_at?: string | null;
          answers?: Json;
          right_first?: number;
          right_second?: number;
          points?: number;
          total_time?: number | null;
          passed?: boolean | null;
          result?: Json | null;
          tries?: Json | null;
          learned?: boolean;
          in_full?: boolean;
          recipe?: Json | null;
        };
        Update: {
          id?: string;
          user_id?: string | null;
          guest_id?: string | null;
          mode?: "practice" | "challenge";
          activity?: string;
          level?: number;
          started_at?: string;
          finished_at?: string | null;
          answers?: Json;
          right_first?: number;
          right_second?: number;
          points?: number;
          total_time?: number | null;
          passed?: boolean | null;
          result?: Json | null;
          tries?: Json | null;
          learned?: boolean;
          in_full?: boolean;
          recipe?: Json | null;
        };
        Relationships: [
          {
            foreignKeyName: "runs_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "users";
            referencedColumns: ["id"];
          },
        ];
      };
      seat_skills: {
        Row: {
          class_id: string;
          user_id: string;
          skill_id: string;
          state: "learning" | "good" | "mastered";
          tries: string;
          strong_since: string | null;
          due_at: string;
          card: Json;
          last_at: string;
        };
        Insert: {
          class_id: string;
          user_id: string;
          skill_id: string;
          state: "learning" | "good" | "mastered";
          tries: string;
          strong_since?: string | null;
          due_at: string;
          card: Json;
          last_at: string;
        };
        Update: {
          class_id?: string;
          user_id?: string;
          skill_id?: string;
          state?: "learning" | "good" | "mastered";
          tries?: string;
          strong_since?: string | null;
          due_at?: string;
          card?: Json;
          last_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "seat_skills_pupil_fkey";
            columns: ["user_id","class_id"];
            isOneToOne: false;
            referencedRelation: "class_pupils";
            referencedColumns: ["user_id","class_id"];
          },
        ];
      };
      skill_progress: {
        Row: {
          user_id: string;
          skill_id: string;
          state: "learning" | "good" | "mastered";
          tries: string;
          strong_since: string | null;
          due_at: string;
          card: Json;
          items: Json | null;
        };
        Insert: {
          user_id: string;
          skill_id: string;
          state: "learning" | "good" | "mastered";
          tries: string;
          strong_since?: string | null;
          due_at: string;
          card: Json;
          items?: Json | null;
        };
        Update: {
          user_id?: string;
          skill_id?: string;
          state?: "learning" | "good" | "mastered";
          tries?: string;
          strong_since?: string | null;
          due_at?: string;
          card?: Json;
          items?: Json | null;
        };
        Relationships: [
          {
            foreignKeyName: "skill_progress_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "users";
            referencedColumns: ["id"];
          },
        ];
      };
      test_templates: {
        Row: {
          id: string;
          owner: string;
          name: string;
          class: "1" | "2" | "3" | "4" | "5";
          subject: "maths" | "vietnamese";
          settings: Json;
          created_at: string;
        };
        Insert: {
          id: string;
          owner: string;
          name: string;
          class: "1" | "2" | "3" | "4" | "5";
          subject: "maths" | "vietnamese";
          settings: Json;
          created_at?: string;
        };
        Update: {
          id?: string;
          owner?: string;
          name?: string;
          class?: "1" | "2" | "3" | "4" | "5";
          subject?: "maths" | "vietnamese";
          settings?: Json;
          created_at?: string;
        };
        Relationships: [];
      };
      user_levels: {
        Row: {
          user_id: string;
          level_id: number;
          level_name: string;
          status: "playing" | "done";
          total_time: number;
          updated_at: string;
        };
        Insert: {
          user_id: string;
          level_id: number;
          level_name: string;
          status: "playing" | "done";
          total_time: number;
          updated_at?: string;
        };
        Update: {
          user_id?: string;
          level_id?: number;
          level_name?: string;
          status?: "playing" | "done";
          total_time?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "user_levels_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "users";
            referencedColumns: ["id"];
          },
        ];
      };
      users: {
        Row: {
          id: string;
          username: string;
          username_key: string;
          avatar: string;
          active_animal: string;
          unlock_animal: string;
          total_score: number;
          created_at: string;
          username_skeleton: string;
          takes_old_sessions: boolean;
          lock_number: number;
          pieces: number;
          lessons: Json;
          readings: Json;
        };
        Insert: {
          id?: string;
          username: string;
          username_key?: never;
          avatar: string;
          active_animal?: string;
          unlock_animal?: string;
          total_score?: number;
          created_at?: string;
          username_skeleton?: never;
          takes_old_sessions?: boolean;
          lock_number?: number;
          pieces?: number;
          lessons?: Json;
          readings?: Json;
        };
        Update: {
          id?: string;
          username?: string;
          username_key?: never;
          avatar?: string;
          active_animal?: string;
          unlock_animal?: string;
          total_score?: number;
          created_at?: string;
          username_skeleton?: never;
          takes_old_sessions?: boolean;
          lock_number?: number;
          pieces?: number;
          lessons?: Json;
          readings?: Json;
        };
        Relationships: [];
      };
      week_totals: {
        Row: {
          user_id: string;
          week: string;
          score: number;
        };
        Insert: {
          user_id: string;
          week: string;
          score: number;
        };
        Update: {
          user_id?: string;
          week?: string;
          score?: number;
        };
        Relationships: [
          {
            foreignKeyName: "week_totals_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "users";
            referencedColumns: ["id"];
          },
        ];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      accept_invitation: {
        Args: {
          p_teacher: string;
          p_email: string;
          p_hash: string;
        };
        Returns: string;
      };
      add_seats: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_seats: Json;
        };
        Returns: boolean;
      };
      animal_step: {
        Args: {
          p_total: number;
        };
        Returns: string;
      };
      assignment_of_code: {
        Args: {
          p_code: string;
          p_user: string | null;
        };
        Returns: {
          id: string;
          class_id: string;
          class_code: string;
          class_name: string;
          class: string;
          title: string;
          recipe: string;
          questions: number;
          minutes: number;
          is_varied: boolean;
          is_repeatable: boolean;
          opens_on: string;
          closes_on: string;
          is_open: boolean;
          is_begun: boolean;
          number: number | null;
          is_given: boolean;
          done_at: string | null;
        }[];
      };
      assignments_of_class: {
        Args: {
          p_teacher: string;
          p_class: string;
        };
        Returns: {
          id: string;
          code: string;
          title: string;
          recipe: string;
          questions: number;
          minutes: number;
          seats: number[] | null;
          is_varied: boolean;
          is_repeatable: boolean;
          opens_on: string;
          closes_on: string;
          created_at: string;
          withdrawn_at: string | null;
          given: number;
          done: number;
          late: number;
          right_first: number;
        }[];
      };
      assignments_of_pupil: {
        Args: {
          p_user: string;
        };
        Returns: {
          code: string;
          class_name: string;
          class: string;
          title: string;
          questions: number;
          minutes: number;
          closes_on: string;
          is_done: boolean;
        }[];
      };
      begin_lock_try: {
        Args: {
          p_user: string;
          p_browser: string;
        };
        Returns: { status: "none" | "wait" | "used_up" | "try"; hash: string | null };
      };
      begin_seat_try: {
        Args: {
          p_code: string;
          p_number: number;
        };
        Returns: 
          | { status: "none" | "used_up" }
          | {
              status: "try";
              class_id: string;
              emblem: number;
              hash: string;
              user_id: string | null;
              made_here: boolean | null;
            };
      };
      browser_deletions: {
        Args: {
          p_users: string[];
          p_browsers: string[];
        };
        Returns: {
          id: string;
          username: string;
          avatar: string;
          days_left: number;
        }[];
      };
      browser_pupils: {
        Args: {
          p_users: string[];
          p_browsers: string[];
        };
        Returns: {
          id: string;
          username: string;
          avatar: string;
          active_animal: string;
          unlock_animal: string;
          total_score: number;
        }[];
      };
      change_assignment: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_id: string;
          p_title: string;
          p_closes_on: string;
        };
        Returns: "changed" | "gone" | "too_much";
      };
      choose_animal: {
        Args: {
          p_user: string;
          p_animal: string;
        };
        Returns: "chosen" | "not_reached" | "gone";
      };
      choose_lessons: {
        Args: {
          p_user: string;
          p_session: string;
          p_class: number;
          p_at: string;
        };
        Returns: "chosen" | "ended";
      };
      claim_guest_runs: {
        Args: {
          p_guest: string;
          p_user: string;
        };
        Returns: { runs: number; points: number; total_score: number; unlock_after: string };
      };
      class_of_teacher: {
        Args: {
          p_teacher: string;
          p_class: string;
        };
        Returns: {
          id: string;
          name: string;
          class: string;
          school_year: number;
          code: string;
          key_check: string;
          maths_lesson: number | null;
          vietnamese_lesson: number | null;
          is_owner: boolean;
          closed_at: string | null;
        }[];
      };
      class_page: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_from: string;
        };
        Returns: {
          own: Database["public"]["Functions"]["class_of_teacher"]["Returns"][number] | null;
          seats: Database["public"]["Functions"]["seats_of_teacher"]["Returns"];
          teachers: Database["public"]["Functions"]["class_teachers_of"]["Returns"];
          week: Database["public"]["Functions"]["class_week"]["Returns"];
          assignments: Database["public"]["Functions"]["assignments_of_class"]["Returns"];
          tests: Database["public"]["Functions"]["tests_of_class"]["Returns"];
        };
      };
      class_progress: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_since: string;
          p_skills?: string[];
          p_number?: number;
        };
        Returns: {
          skills: Database["public"]["Functions"]["skills_of_class"]["Returns"];
          tests: Database["public"]["Functions"]["test_tries_of_class"]["Returns"];
          mistakes: Database["public"]["Functions"]["mistakes_of_class"]["Returns"];
        };
      };
      class_teachers_of: {
        Args: {
          p_teacher: string;
          p_class: string;
        };
        Returns: {
          teacher_id: string;
          email: string;
          is_owner: boolean;
          joined_at: string;
        }[];
      };
      class_week: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_from: string;
        };
        Returns: {
          number: number;
          days: string[];
          seconds: number;
          asked: number;
          right_first: number;
          last_at: string;
        }[];
      };
      classes_of_pupil: {
        Args: {
          p_user: string;
        };
        Returns: {
          class_id: string;
          name: string;
          class: string;
          number: number;
          emblem: number;
          maths_lesson: number;
          vietnamese_lesson: number;
          joined_at: string;
          answers: number;
        }[];
      };
      close_class: {
        Args: {
          p_teacher: string;
          p_class: string;
        };
        Returns: boolean;
      };
      create_assignment: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_work: Json;
        };
        Returns: "given" | "code_taken" | "gone" | "too_many" | "too_much";
      };
      create_class: {
        Args: {
          p_id: string;
          p_teacher: string;
          p_email: string;
          p_name: string;
          p_class: string;
          p_school_year: number;
          p_code: string;
          p_key_check: string;
          p_seats: Json;
        };
        Returns: string;
      };
      days_of_pupil: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_number: number;
          p_from: string;
        };
        Returns: {
          day: string;
          seconds: number;
          asked: number;
          right_first: number;
        }[];
      };
      delete_all_test_templates: {
        Args: {
          p_owner: string;
        };
        Returns: number;
      };
      delete_class: {
        Args: {
          p_teacher: string;
          p_class: string;
        };
        Returns: boolean;
      };
      delete_class_test: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_id: string;
        };
        Returns: boolean;
      };
      delete_profile: {
        Args: {
          p_user: string;
          p_session: string;
          p_browser: string;
        };
        Returns: "deleted" | "unproven" | "ended" | "gone";
      };
      delete_test_template: {
        Args: {
          p_owner: string;
          p_id: string;
        };
        Returns: boolean;
      };
      end_other_sessions: {
        Args: {
          p_user: string;
          p_session: string;
          p_next: string;
        };
        Returns: boolean;
      };
      end_session: {
        Args: {
          p_user: string;
          p_session: string;
        };
        Returns: boolean;
      };
      family_card_of: {
        Args: {
          p_hash: string;
          p_from: string;
          p_to: string;
        };
        Returns: {
          class_id: string;
          class_name: string;
          class: string;
          maths_lesson: number;
          vietnamese_lesson: number;
          emblem: number;
          username: string;
          avatar: string;
          joined_at: string;
          days: string[];
          seconds: number;
          skills: Json;
        }[];
      };
      family_of_class: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_from: string;
          p_to: string;
        };
        Returns: {
          number: number;
          version: number;
          hash: string;
          days: string[];
          seconds: number;
        }[];
      };
      finish_run: {
        Args: {
          p_run: {
            id: string;
            user_id: string | null;
            guest_id: string | null;
            mode: "practice" | "challenge";
            activity: string;
            level: number;
            started_at: string;
            right_first: number;
            right_second: number;
            points: number;
            total_time: number | null;
            passed: boolean | null;
            answers: Json;
            session?: string | null;
            pace?: { least_seconds: number; shortest_seconds: number[] | null } | null;
            recipe?: Json;
            mistakes?: Json;
            assignment?: string | null;
            rights?: string;
            played_at?: string;
          };
        };
        Returns: {
          status: "counted" | "repeated" | "not_yours" | "incomplete" | "unknown_user" | "session_ended";
          points: number;
          total_score: number | null;
          unlock_before: string | null;
          unlock_after: string | null;
          level_done: boolean | null;
          total_time: number | null;
          best_time: number | null;
          too_fast: boolean;
        };
      };
      forget_closed_classes: {
        Args: {
          p_now?: string;
          p_most?: number;
        };
        Returns: number;
      };
      forget_old_history: {
        Args: {
          p_now?: string;
          p_most?: number;
        };
        Returns: { status: "done" | "more" | "busy"; runs: number; guest_runs: number; contacts: number };
      };
      forget_old_mistakes: {
        Args: {
          p_now?: string;
          p_most?: number;
        };
        Returns: number;
      };
      forget_old_weeks: {
        Args: {
          p_now?: string;
          p_most?: number;
        };
        Returns: number;
      };
      free_seat: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_number: number;
        };
        Returns: boolean;
      };
      give_lock: {
        Args: {
          p_user: string;
          p_hash: string;
        };
        Returns: boolean;
      };
      guest_pieces: {
        Args: {
          p_guest: string;
        };
        Returns: number;
      };
      guest_points: {
        Args: {
          p_guest: string;
        };
        Returns: number;
      };
      hand_over_class: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_other: string;
        };
        Returns: boolean;
      };
      hidden_from_boards: {
        Args: {
          p_limit?: number;
        };
        Returns: {
          user_id: string;
          username: string;
          hidden_at: string;
          waits_until: string;
        }[];
      };
      hide_from_boards: {
        Args: {
          p_whom: string[];
          p_hidden: boolean;
        };
        Returns: {
          asked: string;
          username: string;
          changed: boolean;
        }[];
      };
      invite_teacher: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_hash: string;
        };
        Returns: boolean;
      };
      is_proven: {
        Args: {
          p_user: string;
          p_browser: string | null;
          p_sealed: string[];
        };
        Returns: boolean;
      };
      keep_class_test: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_id: string;
          p_title: string;
          p_address: string;
          p_content: Json;
        };
        Returns: { status: "kept"; id: string } | { status: "gone" | "too_many" };
      };
      keep_reading: {
        Args: {
          p_user: string;
          p_session: string;
          p_passage: string;
          p_syllables: number;
          p_seconds: number;
        };
        Returns: Json | null;
      };
      leaderboard: {
        Args: {
          p_level_name: string;
          p_limit?: number;
        };
        Returns: {
          place: number;
          user_id: string;
          username: string;
          avatar: string;
          active_animal: string;
          levels_done: number;
          total_time: number;
          score: number;
        }[];
      };
      learn_runs: {
        Args: {
          p_user: string;
          p_runs: string[];
          p_progress: Json;
          p_seats?: Json;
        };
        Returns: string;
      };
      leave_all_classes: {
        Args: {
          p_teacher: string;
        };
        Returns: number;
      };
      leave_class: {
        Args: {
          p_user: string;
          p_class: string;
        };
        Returns: boolean;
      };
      level_totals_drift: {
        Args: {
          p_limit: number;
        };
        Returns: {
          level_name: string;
          user_id: string;
          field: string;
          kept: number;
          expected: number;
        }[];
      };
      make_family_cards: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_cards: Json;
        };
        Returns: number;
      };
      marks_of_class: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_test?: string;
          p_number?: number;
        };
        Returns: {
          test_id: string;
          number: number;
          code: string;
          marks: Json;
        }[];
      };
      mistakes_of_class: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_since: string;
        };
        Returns: {
          number: number;
          skill_id: string;
          code: string;
          times: number;
          days: number;
          last_day: string;
          sample: Json;
          named: boolean;
        }[];
      };
      name_seats: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_names: Json;
          p_key_check: string;
        };
        Returns: boolean;
      };
      open_run: {
        Args: {
          p_id: string;
          p_user: string | null;
          p_guest: string | null;
          p_activity: string;
          p_level: number;
        };
        Returns: { status: "open" | "finished" | "not_yours" | "unknown_user"; answered: number };
      };
      own_place: {
        Args: {
          p_level_name: string;
          p_user: string;
        };
        Returns: {
          place: number;
          user_id: string;
          username: string;
          avatar: string;
          active_animal: string;
          levels_done: number;
          total_time: number;
          score: number;
        }[];
      };
      pass_lock: {
        Args: {
          p_user: string;
          p_hash: string;
          p_browser: string;
        };
        Returns: boolean;
      };
      pass_seat: {
        Args: {
          p_class: string;
          p_number: number;
          p_hash: string;
        };
        Returns: boolean;
      };
      place_class: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_maths_lesson: number | null;
          p_vietnamese_lesson: number | null;
        };
        Returns: boolean;
      };
      prove_old_maker: {
        Args: {
          p_user: string;
          p_browser: string;
          p_sealed: string[];
        };
        Returns: boolean;
      };
      pupil_of_session: {
        Args: {
          p_user: string;
          p_session: string;
        };
        Returns: {
          is_good: boolean;
          id: string;
          username: string;
          avatar: string;
          active_animal: string;
          unlock_animal: string;
          total_score: number;
        }[];
      };
      record_answer: {
        Args: {
          p_run: string;
          p_user: string | null;
          p_guest: string | null;
          p_place: number;
          p_response: Json;
          p_right: boolean;
          p_session?: string;
        };
        Returns: {
          status: "recorded" | "repeated" | "out_of_order" | "finished" | "not_yours" | "unknown";
          right: boolean | null;
        };
      };
      register_on_seat: {
        Args: {
          p_class: string;
          p_number: number;
          p_id: string;
          p_username: string;
          p_avatar: string;
          p_session: string;
          p_browser: string;
          p_waits_days: number | null;
        };
        Returns: string;
      };
      register_pupil: {
        Args: {
          p_id: string;
          p_username: string;
          p_avatar: string;
          p_session: string;
          p_browser: string;
          p_waits_days?: number;
        };
        Returns: {
          id: string;
          username: string;
          avatar: string;
          active_animal: string;
          unlock_animal: string;
          total_score: number;
        }[];
      };
      rekey_class: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_key_check: string;
          p_seats: Json;
        };
        Returns: boolean;
      };
      remove_teacher: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_other: string;
        };
        Returns: boolean;
      };
      rename_class: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_name: string;
        };
        Returns: boolean;
      };
      renew_card: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_number: number;
          p_version: number;
          p_card_hash: string;
          p_lock_hash: string;
        };
        Returns: boolean;
      };
      restore_profile: {
        Args: {
          p_user: string;
          p_browser: string;
        };
        Returns: "restored" | "unproven" | "gone";
      };
      results_of_assignment: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_id: string;
        };
        Returns: {
          number: number;
          run_id: string;
          finished_at: string;
          seconds: number;
          rights: string;
          answers: Json;
          tries: number;
          best: number;
        }[];
      };
      results_of_class: {
        Args: {
          p_teacher: string;
          p_class: string;
        };
        Returns: {
          assignment_id: string;
          number: number;
          finished_at: string;
          seconds: number;
          rights: string;
          tries: number;
          best: number;
        }[];
      };
      run_of_pupil: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_number: number;
          p_run: string;
        };
        Returns: {
          mode: string;
          recipe: Json;
          answers: Json;
        }[];
      };
      runs_of_pupil: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_number: number;
          p_most: number;
        };
        Returns: {
          id: string;
          mode: string;
          activity: string;
          level: number;
          finished_at: string;
          seconds: number;
          asked: number;
          right_first: number;
          ref: Json;
        }[];
      };
      save_test_template: {
        Args: {
          p_owner: string;
          p_id: string;
          p_name: string;
          p_class: string;
          p_subject: string;
          p_settings: Json;
        };
        Returns: "saved" | "too_many";
      };
      seat_of_card: {
        Args: {
          p_code: string;
          p_card_hash: string;
        };
        Returns: {
          class_id: string;
          number: number;
          emblem: number;
          user_id: string | null;
          made_here: boolean | null;
        }[];
      };
      seats_of_code: {
        Args: {
          p_code: string;
        };
        Returns: {
          class_id: string;
          name: string;
          class: string;
          number: number;
          emblem: number;
        }[];
      };
      seats_of_teacher: {
        Args: {
          p_teacher: string;
          p_class: string;
        };
        Returns: {
          number: number;
          emblem: number;
          sealed_name: string;
          card_version: number;
          user_id: string;
          username: string;
          avatar: string;
          made_here: boolean;
          joined_at: string;
        }[];
      };
      seats_to_learn: {
        Args: {
          p_user: string;
          p_skills: string[];
        };
        Returns: {
          class_id: string;
          joined_at: string;
          is_new: boolean;
          skill_id: string;
          state: string;
          tries: string;
          strong_since: string;
          card: Json;
        }[];
      };
      sit_down: {
        Args: {
          p_user: string;
          p_class: string;
          p_number: number;
        };
        Returns: "sat" | "taken" | "elsewhere" | "too_many" | "gone";
      };
      skills_of_class: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_skills?: string[];
          p_number?: number;
        };
        Returns: {
          number: number;
          skill_id: string;
          state: string;
          tries: string;
          due_at: string;
          last_at: string;
        }[];
      };
      start_session: {
        Args: {
          p_user: string;
          p_session: string;
          p_lock: string | null;
        };
        Returns: boolean;
      };
      take_back_family_cards: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_numbers?: number[];
        };
        Returns: boolean;
      };
      teacher_classes: {
        Args: {
          p_teacher: string;
        };
        Returns: {
          id: string;
          name: string;
          class: string;
          school_year: number;
          code: string;
          is_owner: boolean;
          seats: number;
          joined: number;
          closed_at: string;
        }[];
      };
      test_of_class: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_id: string | null;
        };
        Returns: {
          id: string;
          title: string;
          address: string;
          content: Json;
          created_at: string;
        }[];
      };
      test_tries_of_class: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_skills?: string[];
          p_number?: number;
        };
        Returns: {
          number: number;
          skill_id: string;
          tries: string;
          last_at: string;
        }[];
      };
      tests_of_class: {
        Args: {
          p_teacher: string;
          p_class: string;
        };
        Returns: {
          id: string;
          title: string;
          created_at: string;
          marked: number;
        }[];
      };
      top_boards: {
        Args: {
          p_user: string;
        };
        Returns: string[];
      };
      weeks_of_pupil: {
        Args: {
          p_user: string;
          p_from: string;
        };
        Returns: {
          monday: string;
          days: string[];
          seconds: number;
          asked: number;
          right_first: number;
        }[];
      };
      withdraw_assignment: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_id: string;
        };
        Returns: boolean;
      };
      write_lock: {
        Args: {
          p_user: string;
          p_old: string | null;
          p_new: string | null;
          p_browser: string;
          p_session: string;
          p_next: string;
        };
        Returns: "written" | "changed" | "unproven" | "ended";
      };
      write_test_marks: {
        Args: {
          p_teacher: string;
          p_class: string;
          p_id: string;
          p_rows: Json;
        };
        Returns: boolean;
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
}
